#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "point", members = {<#tbaa_type_desc3, 0>, <#tbaa_type_desc3, 4>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "rect", members = {<#tbaa_type_desc4, 0>, <#tbaa_type_desc4, 8>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc3, offset = 8>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc3, offset = 12>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc3, offset = 4>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "item", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc1, 2>, <#tbaa_type_desc2, 8>, <#tbaa_type_desc5, 16>, <#tbaa_type_desc, 32>}>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc, offset = 0>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc1, offset = 2>
#tbaa_tag7 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc2, offset = 8>
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
    %2 = llvm.mlir.constant(96 : i64) : i64
    %3 = llvm.mlir.constant(48 : i64) : i64
    %4 = llvm.mlir.constant(1 : i8) : i8
    %5 = llvm.mlir.constant(112 : i64) : i64
    %6 = llvm.mlir.constant(120 : i64) : i64
    %7 = llvm.mlir.constant(dense<[4294967294, 2]> : vector<2xi64>) : vector<2xi64>
    %8 = llvm.mlir.constant(dense<-4294967296> : vector<2xi64>) : vector<2xi64>
    %9 = llvm.mlir.constant(dense<[-8589934592, 8589934592]> : vector<2xi64>) : vector<2xi64>
    %10 = llvm.mlir.constant(dense<4294967295> : vector<2xi64>) : vector<2xi64>
    %11 = llvm.mlir.constant(80 : i64) : i64
    %12 = llvm.mlir.addressof @".str" : !llvm.ptr
    %13 = llvm.mlir.constant(11 : i64) : i64
    %14 = llvm.mlir.constant(91 : i64) : i64
    %15 = llvm.mlir.constant(0 : i8) : i8
    %16 = llvm.mlir.constant(2 : i64) : i64
    %17 = llvm.mlir.constant(8 : i64) : i64
    %18 = llvm.mlir.constant(16 : i64) : i64
    %19 = llvm.mlir.constant(32 : i64) : i64
    %20 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %21 = llvm.mlir.constant(97 : i32) : i32
    %22 = llvm.mlir.constant(10 : i32) : i32
    %23 = llvm.mlir.constant(1.500000e+00 : f64) : f64
    %24 = llvm.mlir.constant(12 : i32) : i32
    %25 = llvm.mlir.constant(50 : i64) : i64
    %26 = llvm.mlir.constant(56 : i64) : i64
    %27 = llvm.mlir.constant(64 : i64) : i64
    %28 = llvm.mlir.constant(72 : i64) : i64
    %29 = llvm.mlir.constant(76 : i64) : i64
    %30 = llvm.mlir.constant(68 : i64) : i64
    %31 = llvm.mlir.constant(98 : i64) : i64
    %32 = llvm.mlir.constant(104 : i64) : i64
    %33 = llvm.mlir.constant(124 : i64) : i64
    %34 = llvm.mlir.constant(116 : i64) : i64
    %35 = llvm.mlir.constant(128 : i64) : i64
    %36 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %38 = llvm.mlir.constant(0 : i32) : i32
    %39 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %40 = llvm.mlir.constant(12 : i64) : i64
    %41 = llvm.mlir.constant(4 : i64) : i64
    %42 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %43 = llvm.mlir.constant(80 : i32) : i32
    %44 = llvm.mlir.constant(4 : i32) : i32
    %45 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %46 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.array<3 x struct<"struct.item", (i8, i16, f64, struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)>, array<12 x i8>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.struct<"struct.rect", (struct<"struct.point", (i32, i32)>, struct<"struct.point", (i32, i32)>)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %47 : !llvm.ptr
    "llvm.intr.memcpy"(%47, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 144 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 144 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %50 = llvm.getelementptr inbounds|nuw %47[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%50, %1, %3) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %51 = llvm.load %50 {alignment = 16 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i8
    %52 = llvm.add %51, %4 : i8
    llvm.store %52, %50 {alignment = 16 : i64, tbaa = [#tbaa_tag5]} : i8, !llvm.ptr
    %53 = llvm.getelementptr inbounds|nuw %47[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %54 = llvm.getelementptr inbounds|nuw %47[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %55 = llvm.load %53 {alignment = 16 : i64} : !llvm.ptr -> vector<2xi64>
    %56 = llvm.add %55, %7 : vector<2xi64>
    %57 = llvm.and %55, %8 : vector<2xi64>
    %58 = llvm.add %57, %9 : vector<2xi64>
    %59 = llvm.and %56, %10 : vector<2xi64>
    %60 = llvm.or disjoint %58, %59 : vector<2xi64>
    llvm.store %60, %53 {alignment = 16 : i64} : vector<2xi64>, !llvm.ptr
    %61 = llvm.getelementptr inbounds|nuw %47[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%61, %12, %13) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 11 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 19 : i64, llvm.nonnull, llvm.noundef}, {llvm.noundef}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %62 = llvm.getelementptr inbounds|nuw %47[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %62 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %63 = llvm.getelementptr inbounds|nuw %47[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %64 = llvm.getelementptr inbounds|nuw %47[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %65 = llvm.getelementptr inbounds|nuw %47[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %66 = llvm.getelementptr inbounds|nuw %47[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %67 = llvm.call @printf(%20, %21, %22, %23, %24, %66) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %68 = llvm.getelementptr inbounds|nuw %47[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.load %68 {alignment = 16 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i8
    %70 = llvm.sext %69 : i8 to i32
    %71 = llvm.getelementptr inbounds|nuw %47[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %72 = llvm.load %71 {alignment = 2 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i16
    %73 = llvm.sext %72 : i16 to i32
    %74 = llvm.getelementptr inbounds|nuw %47[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %75 = llvm.load %74 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> f64
    %76 = llvm.getelementptr inbounds|nuw %47[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %77 = llvm.getelementptr inbounds|nuw %47[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %78 = llvm.load %77 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %79 = llvm.load %76 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %80 = llvm.sub %78, %79 overflow<nsw> : i32
    %81 = llvm.getelementptr inbounds|nuw %47[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %82 = llvm.load %81 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %83 = llvm.getelementptr inbounds|nuw %47[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %84 = llvm.load %83 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %85 = llvm.sub %82, %84 overflow<nsw> : i32
    %86 = llvm.mul %85, %80 overflow<nsw> : i32
    %87 = llvm.getelementptr inbounds|nuw %47[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.call @printf(%20, %70, %73, %75, %86, %87) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %89 = llvm.load %50 {alignment = 16 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i8
    %90 = llvm.sext %89 : i8 to i32
    %91 = llvm.getelementptr inbounds|nuw %47[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %92 = llvm.load %91 {alignment = 2 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i16
    %93 = llvm.sext %92 : i16 to i32
    %94 = llvm.getelementptr inbounds|nuw %47[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %95 = llvm.load %94 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> f64
    %96 = llvm.getelementptr inbounds|nuw %47[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.getelementptr inbounds|nuw %47[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %98 = llvm.load %97 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %99 = llvm.load %96 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %100 = llvm.sub %98, %99 overflow<nsw> : i32
    %101 = llvm.getelementptr inbounds|nuw %47[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.load %101 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %103 = llvm.getelementptr inbounds|nuw %47[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.load %103 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %105 = llvm.sub %102, %104 overflow<nsw> : i32
    %106 = llvm.mul %105, %100 overflow<nsw> : i32
    %107 = llvm.getelementptr inbounds|nuw %47[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.call @printf(%20, %90, %93, %95, %106, %107) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %109 = llvm.call @printf(%36, %17, %18, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %110 = llvm.call @printf(%37, %29) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %48 : !llvm.ptr
    "llvm.intr.memcpy"(%48, %65, %18) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.start %49 : !llvm.ptr
    "llvm.intr.memcpy"(%49, %65, %18) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %111 = llvm.call @bcmp(%48, %49, %18) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    %112 = llvm.icmp "eq" %111, %38 : i32
    %113 = llvm.zext %112 : i1 to i32
    %114 = llvm.call @printf(%39, %113) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %115 = llvm.getelementptr inbounds|nuw %49[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %116 = llvm.load %115 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %117 = llvm.sub %38, %116 overflow<nsw> : i32
    llvm.store %117, %115 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %118 = llvm.call @bcmp(%48, %49, %18) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i64) -> i32
    %119 = llvm.icmp "eq" %118, %38 : i32
    %120 = llvm.zext %119 : i1 to i32
    %121 = llvm.getelementptr inbounds|nuw %49[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %122 = llvm.load %121 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %123 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %124 = llvm.sub %122, %123 overflow<nsw> : i32
    %125 = llvm.getelementptr inbounds|nuw %49[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.load %125 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %127 = llvm.sub %117, %126 overflow<nsw> : i32
    %128 = llvm.mul %127, %124 overflow<nsw> : i32
    %129 = llvm.call @printf(%42, %120, %128) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %130 = llvm.call @printf(%42, %43, %44) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %131 = llvm.load %64 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> f64
    %132 = llvm.load %63 {alignment = 2 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i16
    %133 = llvm.sitofp %132 : i16 to f64
    %134 = llvm.fmul %131, %133 : f64
    %135 = llvm.fadd %134, %45 : f64
    %136 = llvm.getelementptr inbounds|nuw %47[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %137 = llvm.load %136 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> f64
    %138 = llvm.getelementptr inbounds|nuw %47[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %139 = llvm.load %138 {alignment = 2 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i16
    %140 = llvm.sitofp %139 : i16 to f64
    %141 = llvm.fmul %137, %140 : f64
    %142 = llvm.fadd %135, %141 : f64
    %143 = llvm.getelementptr inbounds|nuw %47[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %144 = llvm.load %143 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> f64
    %145 = llvm.getelementptr inbounds|nuw %47[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %146 = llvm.load %145 {alignment = 2 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i16
    %147 = llvm.sitofp %146 : i16 to f64
    %148 = llvm.fmul %144, %147 : f64
    %149 = llvm.fadd %142, %148 : f64
    %150 = llvm.call @printf(%46, %149) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %151 = llvm.load %54 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %152 = llvm.load %53 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %153 = llvm.sub %151, %152 overflow<nsw> : i32
    %154 = llvm.getelementptr inbounds|nuw %47[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %155 = llvm.load %154 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %156 = llvm.getelementptr inbounds|nuw %47[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %157 = llvm.load %156 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %158 = llvm.sub %155, %157 overflow<nsw> : i32
    %159 = llvm.mul %158, %153 overflow<nsw> : i32
    llvm.intr.lifetime.end %49 : !llvm.ptr
    llvm.intr.lifetime.end %48 : !llvm.ptr
    llvm.intr.lifetime.end %47 : !llvm.ptr
    llvm.return %159 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @bcmp(!llvm.ptr {llvm.nocapture}, !llvm.ptr {llvm.nocapture}, i64) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
}
