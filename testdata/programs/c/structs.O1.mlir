#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "point", members = {<#tbaa_type_desc3, 0>, <#tbaa_type_desc3, 4>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "rect", members = {<#tbaa_type_desc4, 0>, <#tbaa_type_desc4, 8>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc3, offset = 12>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc3, offset = 8>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc3, offset = 4>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "item", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc1, 2>, <#tbaa_type_desc2, 8>, <#tbaa_type_desc5, 16>, <#tbaa_type_desc, 32>}>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc, offset = 0>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc2, offset = 8>
#tbaa_tag7 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc1, offset = 2>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @__const.main.items() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.struct<packed (struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>)> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(dense<0> : tensor<12xi8>) : !llvm.array<12 x i8>
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.struct<"struct.point", (i32, i32)>
    %4 = llvm.mlir.zero : !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %5 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %6 = llvm.mlir.constant(0 : i16) : i16
    %7 = llvm.mlir.zero : !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %8 = llvm.mlir.constant(dense<0> : tensor<4xi8>) : !llvm.array<4 x i8>
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.mlir.undef : !llvm.struct<"struct.point", (i32, i32)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<"struct.point", (i32, i32)> 
    %12 = llvm.insertvalue %9, %11[1] : !llvm.struct<"struct.point", (i32, i32)> 
    %13 = llvm.mlir.undef : !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %14 = llvm.insertvalue %3, %13[0] : !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> 
    %15 = llvm.insertvalue %12, %14[1] : !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> 
    %16 = llvm.mlir.constant(2.500000e-01 : f64) : f64
    %17 = llvm.mlir.constant(-2 : i16) : i16
    %18 = llvm.mlir.constant(98 : i8) : i8
    %19 = llvm.mlir.undef : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>
    %20 = llvm.insertvalue %18, %19[0] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %21 = llvm.insertvalue %0, %20[1] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %22 = llvm.insertvalue %17, %21[2] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %23 = llvm.insertvalue %8, %22[3] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %24 = llvm.insertvalue %16, %23[4] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %25 = llvm.insertvalue %15, %24[5] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %26 = llvm.insertvalue %1, %25[6] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %27 = llvm.insertvalue %8, %26[7] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %28 = llvm.mlir.constant("first\00\00\00\00\00\00\00") : !llvm.array<12 x i8>
    %29 = llvm.mlir.constant(3 : i32) : i32
    %30 = llvm.mlir.constant(4 : i32) : i32
    %31 = llvm.mlir.undef : !llvm.struct<"struct.point", (i32, i32)>
    %32 = llvm.insertvalue %30, %31[0] : !llvm.struct<"struct.point", (i32, i32)> 
    %33 = llvm.insertvalue %29, %32[1] : !llvm.struct<"struct.point", (i32, i32)> 
    %34 = llvm.mlir.undef : !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>
    %35 = llvm.insertvalue %3, %34[0] : !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> 
    %36 = llvm.insertvalue %33, %35[1] : !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> 
    %37 = llvm.mlir.constant(1.500000e+00 : f64) : f64
    %38 = llvm.mlir.constant(10 : i16) : i16
    %39 = llvm.mlir.constant(97 : i8) : i8
    %40 = llvm.mlir.undef : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>
    %41 = llvm.insertvalue %39, %40[0] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %42 = llvm.insertvalue %0, %41[1] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %43 = llvm.insertvalue %38, %42[2] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %44 = llvm.insertvalue %8, %43[3] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %45 = llvm.insertvalue %37, %44[4] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %46 = llvm.insertvalue %36, %45[5] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %47 = llvm.insertvalue %28, %46[6] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %48 = llvm.insertvalue %8, %47[7] : !llvm.struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)> 
    %49 = llvm.mlir.undef : !llvm.struct<packed (struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>)>
    %50 = llvm.insertvalue %48, %49[0] : !llvm.struct<packed (struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>)> 
    %51 = llvm.insertvalue %27, %50[1] : !llvm.struct<packed (struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>)> 
    %52 = llvm.insertvalue %7, %51[2] : !llvm.struct<packed (struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>)> 
    llvm.return %52 : !llvm.struct<packed (struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<(i8, i8, i16, array<4 x i8>, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>, array<4 x i8>)>, struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>)>
  }
  llvm.mlir.global private unnamed_addr constant @".str"("a rather long name\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%c %d %.2f %d [%s]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%zu %zu %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%.3f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> i32 attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @__const.main.items : !llvm.ptr
    %2 = llvm.mlir.constant(144 : i64) : i64
    %3 = llvm.mlir.constant(96 : i64) : i64
    %4 = llvm.mlir.constant(48 : i64) : i64
    %5 = llvm.mlir.constant(1 : i8) : i8
    %6 = llvm.mlir.constant(112 : i64) : i64
    %7 = llvm.mlir.constant(120 : i64) : i64
    %8 = llvm.mlir.constant(4294967294 : i64) : i64
    %9 = llvm.mlir.constant(2 : i64) : i64
    %10 = llvm.mlir.constant(-4294967296 : i64) : i64
    %11 = llvm.mlir.constant(8589934592 : i64) : i64
    %12 = llvm.mlir.constant(4294967295 : i64) : i64
    %13 = llvm.mlir.constant(-8589934592 : i64) : i64
    %14 = llvm.mlir.constant(80 : i64) : i64
    %15 = llvm.mlir.addressof @".str" : !llvm.ptr
    %16 = llvm.mlir.constant(11 : i64) : i64
    %17 = llvm.mlir.constant(91 : i64) : i64
    %18 = llvm.mlir.constant(0 : i8) : i8
    %19 = llvm.mlir.constant(0 : i64) : i64
    %20 = llvm.mlir.constant(8 : i64) : i64
    %21 = llvm.mlir.constant(16 : i64) : i64
    %22 = llvm.mlir.constant(24 : i64) : i64
    %23 = llvm.mlir.constant(28 : i64) : i64
    %24 = llvm.mlir.constant(20 : i64) : i64
    %25 = llvm.mlir.constant(32 : i64) : i64
    %26 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %27 = llvm.mlir.constant(1 : i64) : i64
    %28 = llvm.mlir.constant(3 : i64) : i64
    %29 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %30 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %31 = llvm.mlir.constant(76 : i64) : i64
    %32 = llvm.mlir.constant(0 : i32) : i32
    %33 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %34 = llvm.mlir.constant(12 : i64) : i64
    %35 = llvm.mlir.constant(4 : i64) : i64
    %36 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %37 = llvm.mlir.constant(80 : i32) : i32
    %38 = llvm.mlir.constant(4 : i32) : i32
    %39 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %40 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %41 = llvm.mlir.constant(124 : i64) : i64
    %42 = llvm.mlir.constant(116 : i64) : i64
    %43 = llvm.alloca %0 x !llvm.array<3 x struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %43 : !llvm.ptr
    "llvm.intr.memcpy"(%43, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 144 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 144 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %46 = llvm.getelementptr inbounds|nuw %43[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%46, %1, %4) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %47 = llvm.load %46 {alignment = 16 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i8
    %48 = llvm.add %47, %5 : i8
    llvm.store %48, %46 {alignment = 16 : i64, tbaa = [#tbaa_tag5]} : i8, !llvm.ptr
    %49 = llvm.getelementptr inbounds|nuw %43[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %50 = llvm.load %49 {alignment = 16 : i64} : !llvm.ptr -> i64
    %51 = llvm.getelementptr inbounds|nuw %43[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> i64
    %53 = llvm.add %50, %8 : i64
    %54 = llvm.add %52, %9 : i64
    %55 = llvm.and %52, %10 : i64
    %56 = llvm.add %55, %11 : i64
    %57 = llvm.and %54, %12 : i64
    %58 = llvm.or disjoint %57, %56 : i64
    %59 = llvm.and %50, %10 : i64
    %60 = llvm.add %59, %13 : i64
    %61 = llvm.and %53, %12 : i64
    %62 = llvm.or disjoint %60, %61 : i64
    llvm.store %62, %49 {alignment = 16 : i64} : i64, !llvm.ptr
    llvm.store %58, %51 {alignment = 8 : i64} : i64, !llvm.ptr
    %63 = llvm.getelementptr inbounds|nuw %43[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%63, %15, %16) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 11 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 19 : i64, llvm.nonnull, llvm.noundef}, {llvm.noundef}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %64 = llvm.getelementptr inbounds|nuw %43[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %18, %64 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb4(%19 : i64)
  ^bb1:  // pred: ^bb4
    %65 = llvm.call @printf(%29, %20, %21, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %66 = llvm.call @printf(%30, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %44 : !llvm.ptr
    %67 = llvm.getelementptr inbounds|nuw %43[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%44, %67, %21) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.start %45 : !llvm.ptr
    "llvm.intr.memcpy"(%45, %67, %21) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %68 = llvm.call @bcmp(%44, %45, %21) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    %69 = llvm.icmp "eq" %68, %32 : i32
    %70 = llvm.zext %69 : i1 to i32
    %71 = llvm.call @printf(%33, %70) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %72 = llvm.getelementptr inbounds|nuw %45[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %73 = llvm.load %72 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %74 = llvm.sub %32, %73 overflow<nsw> : i32
    llvm.store %74, %72 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %75 = llvm.call @bcmp(%44, %45, %21) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    %76 = llvm.icmp "eq" %75, %32 : i32
    %77 = llvm.zext %76 : i1 to i32
    %78 = llvm.getelementptr inbounds|nuw %45[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %79 = llvm.load %78 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %80 = llvm.load %45 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %81 = llvm.sub %79, %80 overflow<nsw> : i32
    %82 = llvm.getelementptr inbounds|nuw %45[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %83 = llvm.load %82 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %84 = llvm.sub %74, %83 overflow<nsw> : i32
    %85 = llvm.mul %84, %81 overflow<nsw> : i32
    %86 = llvm.call @printf(%36, %77, %85) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %87 = llvm.call @printf(%36, %37, %38) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb2(%19, %39 : i64, f64)
  ^bb2(%88: i64, %89: f64):  // 2 preds: ^bb1, ^bb2
    %90 = llvm.getelementptr inbounds|nuw %43[%88] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %91 = llvm.getelementptr inbounds|nuw %90[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %92 = llvm.load %91 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> f64
    %93 = llvm.getelementptr inbounds|nuw %90[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.load %93 {alignment = 2 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> i16
    %95 = llvm.sitofp %94 : i16 to f64
    %96 = llvm.fmul %92, %95 : f64
    %97 = llvm.fadd %89, %96 : f64
    %98 = llvm.add %88, %27 overflow<nsw, nuw> : i64
    %99 = llvm.icmp "eq" %98, %28 : i64
    llvm.cond_br %99, ^bb3, ^bb2(%98, %97 : i64, f64) {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb2
    %100 = llvm.call @printf(%40, %97) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %101 = llvm.getelementptr inbounds|nuw %43[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.load %101 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %103 = llvm.load %49 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %104 = llvm.sub %102, %103 overflow<nsw> : i32
    %105 = llvm.getelementptr inbounds|nuw %43[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.load %105 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %107 = llvm.getelementptr inbounds|nuw %43[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.load %107 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %109 = llvm.sub %106, %108 overflow<nsw> : i32
    %110 = llvm.mul %109, %104 overflow<nsw> : i32
    llvm.intr.lifetime.end %45 : !llvm.ptr
    llvm.intr.lifetime.end %44 : !llvm.ptr
    llvm.intr.lifetime.end %43 : !llvm.ptr
    llvm.return %110 : i32
  ^bb4(%111: i64):  // 2 preds: ^bb0, ^bb4
    %112 = llvm.getelementptr inbounds|nuw %43[%111] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>
    %113 = llvm.load %112 {alignment = 16 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i8
    %114 = llvm.sext %113 : i8 to i32
    %115 = llvm.getelementptr inbounds|nuw %112[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %116 = llvm.load %115 {alignment = 2 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> i16
    %117 = llvm.sext %116 : i16 to i32
    %118 = llvm.getelementptr inbounds|nuw %112[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %119 = llvm.load %118 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> f64
    %120 = llvm.getelementptr inbounds|nuw %112[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %121 = llvm.getelementptr inbounds|nuw %112[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %122 = llvm.load %121 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %123 = llvm.load %120 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %124 = llvm.sub %122, %123 overflow<nsw> : i32
    %125 = llvm.getelementptr inbounds|nuw %112[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.load %125 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %127 = llvm.getelementptr inbounds|nuw %112[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.load %127 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %129 = llvm.sub %126, %128 overflow<nsw> : i32
    %130 = llvm.mul %129, %124 overflow<nsw> : i32
    %131 = llvm.getelementptr inbounds|nuw %112[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %132 = llvm.call @printf(%26, %114, %117, %119, %130, %131) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %133 = llvm.add %111, %27 overflow<nsw, nuw> : i64
    %134 = llvm.icmp "eq" %133, %28 : i64
    llvm.cond_br %134, ^bb1, ^bb4(%133 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @bcmp(!llvm.ptr {llvm.nocapture}, !llvm.ptr {llvm.nocapture}, i64) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
}
