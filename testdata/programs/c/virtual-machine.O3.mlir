#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "program", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc1, 256>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc2, 0>}>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc1, offset = 256>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc5, offset = 0>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "", members = {<#tbaa_type_desc5, 0>, <#tbaa_type_desc3, 8>, <#tbaa_type_desc1, 16>}>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "", members = {<#tbaa_type_desc5, 0>, <#tbaa_type_desc, 8>}>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc3, offset = 8>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc5, offset = 0>
#tbaa_tag7 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc1, offset = 16>
#tbaa_tag8 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc, offset = 8>
#tbaa_tag9 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc5, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal constant @source("push 10 store 0 push 1 store 1 :loop load 0 zero done load 1 load 0 mul store 1 load 0 push 1 sub store 0 jump loop :done load 1 print push 7 call square call square print halt :square dup mul ret\00") {addr_space = 0 : i32, alignment = 16 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str"("%d labels, %d bytes\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d:%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"(" %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("; \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"(" \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("push\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("add\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("sub\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("mul\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("dup\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("swap\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("jump\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("zero\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("call\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("ret\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("load\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("store\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("print\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("halt\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr constant @info() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(dense<0> : tensor<7xi8>) : !llvm.array<7 x i8>
    %2 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %5 = llvm.insertvalue %0, %4[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %6 = llvm.insertvalue %1, %5[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %7 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %8 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %10 = llvm.insertvalue %0, %9[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %11 = llvm.insertvalue %1, %10[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %12 = llvm.mlir.constant(1 : i8) : i8
    %13 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %14 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %16 = llvm.insertvalue %12, %15[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %17 = llvm.insertvalue %1, %16[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %18 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %19 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %20 = llvm.insertvalue %18, %19[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %21 = llvm.insertvalue %12, %20[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %22 = llvm.insertvalue %1, %21[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %23 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %24 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %25 = llvm.insertvalue %23, %24[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %26 = llvm.insertvalue %0, %25[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %27 = llvm.insertvalue %1, %26[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %28 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %29 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %30 = llvm.insertvalue %28, %29[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %31 = llvm.insertvalue %12, %30[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %32 = llvm.insertvalue %1, %31[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %33 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %34 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %35 = llvm.insertvalue %33, %34[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %36 = llvm.insertvalue %12, %35[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %37 = llvm.insertvalue %1, %36[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %38 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %39 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %40 = llvm.insertvalue %38, %39[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %41 = llvm.insertvalue %12, %40[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %42 = llvm.insertvalue %1, %41[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %43 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %44 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %45 = llvm.insertvalue %43, %44[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %46 = llvm.insertvalue %0, %45[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %47 = llvm.insertvalue %1, %46[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %48 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %49 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %50 = llvm.insertvalue %48, %49[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %51 = llvm.insertvalue %0, %50[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %52 = llvm.insertvalue %1, %51[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %53 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %54 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %55 = llvm.insertvalue %53, %54[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %56 = llvm.insertvalue %0, %55[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %57 = llvm.insertvalue %1, %56[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %58 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %59 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %60 = llvm.insertvalue %58, %59[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %61 = llvm.insertvalue %0, %60[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %62 = llvm.insertvalue %1, %61[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %63 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %64 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %65 = llvm.insertvalue %63, %64[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %66 = llvm.insertvalue %0, %65[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %67 = llvm.insertvalue %1, %66[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %68 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %69 = llvm.mlir.undef : !llvm.struct<(ptr, i8, array<7 x i8>)>
    %70 = llvm.insertvalue %68, %69[0] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %71 = llvm.insertvalue %12, %70[1] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %72 = llvm.insertvalue %1, %71[2] : !llvm.struct<(ptr, i8, array<7 x i8>)> 
    %73 = llvm.mlir.undef : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>>
    %74 = llvm.insertvalue %72, %73[0] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %75 = llvm.insertvalue %67, %74[1] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %76 = llvm.insertvalue %62, %75[2] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %77 = llvm.insertvalue %57, %76[3] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %78 = llvm.insertvalue %52, %77[4] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %79 = llvm.insertvalue %47, %78[5] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %80 = llvm.insertvalue %42, %79[6] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %81 = llvm.insertvalue %37, %80[7] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %82 = llvm.insertvalue %32, %81[8] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %83 = llvm.insertvalue %27, %82[9] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %84 = llvm.insertvalue %22, %83[10] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %85 = llvm.insertvalue %17, %84[11] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %86 = llvm.insertvalue %11, %85[12] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    %87 = llvm.insertvalue %6, %86[13] : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>> 
    llvm.return %87 : !llvm.array<14 x struct<(ptr, i8, array<7 x i8>)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.21"("%lld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> i32 attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(256 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @source : !llvm.ptr
    %4 = llvm.mlir.constant(112 : i8) : i8
    %5 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %6 = llvm.mlir.constant(58 : i8) : i8
    %7 = llvm.mlir.constant(10 : i32) : i32
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(16 : i64) : i64
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(-1 : i32) : i32
    %12 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %13 = llvm.mlir.constant(5 : i64) : i64
    %14 = llvm.mlir.constant(11 : i32) : i32
    %15 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %16 = llvm.mlir.constant(12 : i32) : i32
    %17 = llvm.mlir.constant(97 : i32) : i32
    %18 = llvm.mlir.constant(97 : i8) : i8
    %19 = llvm.mlir.constant(1 : i64) : i64
    %20 = llvm.mlir.constant(100 : i32) : i32
    %21 = llvm.mlir.constant(100 : i8) : i8
    %22 = llvm.mlir.constant(2 : i64) : i64
    %23 = llvm.mlir.constant(115 : i32) : i32
    %24 = llvm.mlir.constant(115 : i8) : i8
    %25 = llvm.mlir.constant(117 : i32) : i32
    %26 = llvm.mlir.constant(117 : i8) : i8
    %27 = llvm.mlir.constant(98 : i32) : i32
    %28 = llvm.mlir.constant(2 : i32) : i32
    %29 = llvm.mlir.constant(109 : i32) : i32
    %30 = llvm.mlir.constant(109 : i8) : i8
    %31 = llvm.mlir.constant(108 : i32) : i32
    %32 = llvm.mlir.constant(3 : i32) : i32
    %33 = llvm.mlir.constant(112 : i32) : i32
    %34 = llvm.mlir.constant(114 : i32) : i32
    %35 = llvm.mlir.constant(114 : i8) : i8
    %36 = llvm.mlir.constant(101 : i32) : i32
    %37 = llvm.mlir.constant(101 : i8) : i8
    %38 = llvm.mlir.constant(116 : i32) : i32
    %39 = llvm.mlir.constant(9 : i32) : i32
    %40 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %41 = llvm.mlir.constant(4 : i64) : i64
    %42 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %43 = llvm.mlir.constant(5 : i32) : i32
    %44 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %45 = llvm.mlir.constant(6 : i32) : i32
    %46 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %47 = llvm.mlir.constant(7 : i32) : i32
    %48 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %49 = llvm.mlir.constant(8 : i32) : i32
    %50 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %51 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %52 = llvm.mlir.constant(13 : i32) : i32
    %53 = llvm.mlir.addressof @info : !llvm.ptr
    %54 = llvm.mlir.constant(-1 : i64) : i64
    %55 = llvm.mlir.constant(false) : i1
    %56 = llvm.mlir.constant(0 : i64) : i64
    %57 = llvm.mlir.addressof @".str" : !llvm.ptr
    %58 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %59 = llvm.mlir.constant(12862 : i64) : i64
    %60 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %61 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %62 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %63 = llvm.mlir.constant(0 : i8) : i8
    %64 = llvm.mlir.constant(32 : i64) : i64
    %65 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %66 = llvm.mlir.constant(-16 : i64) : i64
    %67 = llvm.mlir.poison : vector<2xi64>
    %68 = llvm.mlir.constant(-8 : i64) : i64
    %69 = llvm.alloca %0 x !llvm.array<32 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %70 = llvm.alloca %0 x !llvm.array<4 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %71 = llvm.alloca %0 x !llvm.array<8 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %72 = llvm.alloca %0 x !llvm.array<8 x struct<"struct.anon.0", (ptr, i64, i32)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %73 = llvm.alloca %0 x !llvm.array<16 x struct<"struct.anon.0", (ptr, i64, i32)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %74 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %75 = llvm.alloca %0 x !llvm.struct<"struct.program", (array<256 x i8>, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %75 : !llvm.ptr
    llvm.intr.lifetime.start %72 : !llvm.ptr
    llvm.intr.lifetime.start %73 : !llvm.ptr
    %76 = llvm.getelementptr inbounds|nuw %75[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %76 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    llvm.br ^bb9(%3, %2, %2, %2, %4 : !llvm.ptr, i32, i32, i32, i8)
  ^bb1:  // pred: ^bb47
    %77 = llvm.icmp "sgt" %234, %2 : i32
    %78 = llvm.icmp "sgt" %235, %2 : i32
    %79 = llvm.select %77, %78, %55 : i1, i1
    llvm.cond_br %79, ^bb2, ^bb48(%235 : i32)
  ^bb2:  // pred: ^bb1
    %80 = llvm.zext nneg %234 : i32 to i64
    %81 = llvm.zext nneg %235 : i32 to i64
    llvm.br ^bb3(%56 : i64)
  ^bb3(%82: i64):  // 2 preds: ^bb2, ^bb8
    %83 = llvm.getelementptr inbounds|nuw %73[%82] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    %84 = llvm.getelementptr inbounds|nuw %83[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %85 = llvm.load %84 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i64
    %86 = llvm.getelementptr inbounds|nuw %83[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb4(%56 : i64)
  ^bb4(%87: i64):  // 2 preds: ^bb3, ^bb7
    %88 = llvm.getelementptr inbounds|nuw %72[%87] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    %89 = llvm.getelementptr inbounds|nuw %88[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %90 = llvm.load %89 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i64
    %91 = llvm.icmp "eq" %90, %85 : i64
    llvm.cond_br %91, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %92 = llvm.load %88 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %93 = llvm.load %83 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.call tail @bcmp(%92, %93, %85) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr, !llvm.ptr, i64) -> i32
    %95 = llvm.icmp "eq" %94, %2 : i32
    llvm.cond_br %95, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %96 = llvm.getelementptr inbounds|nuw %88[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.load %96 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> i32
    %98 = llvm.load %86 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> i32
    %99 = llvm.sext %98 : i32 to i64
    %100 = llvm.getelementptr inbounds %75[%99] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %97, %100 {alignment = 1 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 3 preds: ^bb4, ^bb5, ^bb6
    %101 = llvm.add %87, %19 overflow<nsw, nuw> : i64
    %102 = llvm.icmp "eq" %101, %81 : i64
    llvm.cond_br %102, ^bb8, ^bb4(%101 : i64) {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb7
    %103 = llvm.add %82, %19 overflow<nsw, nuw> : i64
    %104 = llvm.icmp "eq" %103, %80 : i64
    llvm.cond_br %104, ^bb48(%235 : i32), ^bb3(%103 : i64) {loop_annotation = #loop_annotation}
  ^bb9(%105: !llvm.ptr, %106: i32, %107: i32, %108: i32, %109: i8):  // 2 preds: ^bb0, ^bb47
    %110 = llvm.call tail @strcspn(%105, %5) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i64
    %111 = llvm.icmp "eq" %109, %6 : i8
    llvm.cond_br %111, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %112 = llvm.getelementptr inbounds|nuw %105[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %113 = llvm.sext %106 : i32 to i64
    %114 = llvm.getelementptr inbounds %72[%113] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    llvm.store %112, %114 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr, !llvm.ptr
    %115 = llvm.add %110, %54 : i64
    %116 = llvm.getelementptr inbounds|nuw %114[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %115, %116 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : i64, !llvm.ptr
    %117 = llvm.load %76 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %118 = llvm.add %106, %0 overflow<nsw> : i32
    %119 = llvm.getelementptr inbounds|nuw %114[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %117, %119 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : i32, !llvm.ptr
    llvm.br ^bb46(%108, %107, %118 : i32, i32, i32)
  ^bb11:  // pred: ^bb9
    %120 = llvm.icmp "eq" %108, %2 : i32
    llvm.cond_br %120, ^bb15, ^bb12
  ^bb12:  // pred: ^bb11
    llvm.intr.lifetime.start %74 : !llvm.ptr
    %121 = llvm.call @strtol(%105, %74, %7) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i64
    %122 = llvm.trunc %121 : i64 to i32
    %123 = llvm.load %74 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %124 = llvm.getelementptr inbounds|nuw %105[%110] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %125 = llvm.icmp "eq" %123, %124 : !llvm.ptr
    %126 = llvm.load %76 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    llvm.cond_br %125, ^bb14(%107 : i32), ^bb13
  ^bb13:  // pred: ^bb12
    %127 = llvm.sext %107 : i32 to i64
    %128 = llvm.getelementptr inbounds %73[%127] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    llvm.store %105, %128 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr, !llvm.ptr
    %129 = llvm.getelementptr inbounds|nuw %128[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %110, %129 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : i64, !llvm.ptr
    %130 = llvm.add %107, %0 overflow<nsw> : i32
    %131 = llvm.getelementptr inbounds|nuw %128[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %126, %131 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : i32, !llvm.ptr
    llvm.br ^bb14(%130 : i32)
  ^bb14(%132: i32):  // 2 preds: ^bb12, ^bb13
    %133 = llvm.sext %126 : i32 to i64
    %134 = llvm.getelementptr inbounds %75[%133] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %122, %134 {alignment = 1 : i64} : i32, !llvm.ptr
    %135 = llvm.load %76 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %136 = llvm.add %135, %10 overflow<nsw> : i32
    llvm.store %136, %76 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %74 : !llvm.ptr
    llvm.br ^bb46(%2, %132, %106 : i32, i32, i32)
  ^bb15:  // pred: ^bb11
    llvm.switch %110 : i64, ^bb48(%11 : i32) [
      4: ^bb16,
      3: ^bb17,
      5: ^bb42
    ]
  ^bb16:  // pred: ^bb15
    %137 = llvm.call tail @strncmp(%40, %105, %41) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}, i64 {llvm.noundef}) -> i32
    %138 = llvm.icmp "eq" %137, %2 : i32
    llvm.cond_br %138, ^bb45(%2 : i32), ^bb33
  ^bb17:  // pred: ^bb15
    %139 = llvm.load %105 {alignment = 1 : i64} : !llvm.ptr -> i8
    %140 = llvm.zext %139 : i8 to i32
    %141 = llvm.sub %17, %140 overflow<nsw> : i32
    %142 = llvm.icmp "eq" %139, %18 : i8
    llvm.cond_br %142, ^bb18, ^bb20(%141 : i32)
  ^bb18:  // pred: ^bb17
    %143 = llvm.getelementptr inbounds|nuw %105[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %144 = llvm.load %143 {alignment = 1 : i64} : !llvm.ptr -> i8
    %145 = llvm.zext %144 : i8 to i32
    %146 = llvm.sub %20, %145 overflow<nsw> : i32
    %147 = llvm.icmp "eq" %144, %21 : i8
    llvm.cond_br %147, ^bb19, ^bb20(%146 : i32)
  ^bb19:  // pred: ^bb18
    %148 = llvm.getelementptr inbounds|nuw %105[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.load %148 {alignment = 1 : i64} : !llvm.ptr -> i8
    %150 = llvm.zext %149 : i8 to i32
    %151 = llvm.sub %20, %150 overflow<nsw> : i32
    llvm.br ^bb20(%151 : i32)
  ^bb20(%152: i32):  // 3 preds: ^bb17, ^bb18, ^bb19
    %153 = llvm.icmp "eq" %152, %2 : i32
    llvm.cond_br %153, ^bb45(%0 : i32), ^bb21
  ^bb21:  // pred: ^bb20
    %154 = llvm.sub %23, %140 overflow<nsw> : i32
    %155 = llvm.icmp "eq" %139, %24 : i8
    llvm.cond_br %155, ^bb22, ^bb24(%154 : i32)
  ^bb22:  // pred: ^bb21
    %156 = llvm.getelementptr inbounds|nuw %105[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %157 = llvm.load %156 {alignment = 1 : i64} : !llvm.ptr -> i8
    %158 = llvm.zext %157 : i8 to i32
    %159 = llvm.sub %25, %158 overflow<nsw> : i32
    %160 = llvm.icmp "eq" %157, %26 : i8
    llvm.cond_br %160, ^bb23, ^bb24(%159 : i32)
  ^bb23:  // pred: ^bb22
    %161 = llvm.getelementptr inbounds|nuw %105[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %162 = llvm.load %161 {alignment = 1 : i64} : !llvm.ptr -> i8
    %163 = llvm.zext %162 : i8 to i32
    %164 = llvm.sub %27, %163 overflow<nsw> : i32
    llvm.br ^bb24(%164 : i32)
  ^bb24(%165: i32):  // 3 preds: ^bb21, ^bb22, ^bb23
    %166 = llvm.icmp "eq" %165, %2 : i32
    llvm.cond_br %166, ^bb45(%28 : i32), ^bb25
  ^bb25:  // pred: ^bb24
    %167 = llvm.sub %29, %140 overflow<nsw> : i32
    %168 = llvm.icmp "eq" %139, %30 : i8
    llvm.cond_br %168, ^bb26, ^bb28(%167 : i32)
  ^bb26:  // pred: ^bb25
    %169 = llvm.getelementptr inbounds|nuw %105[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %170 = llvm.load %169 {alignment = 1 : i64} : !llvm.ptr -> i8
    %171 = llvm.zext %170 : i8 to i32
    %172 = llvm.sub %25, %171 overflow<nsw> : i32
    %173 = llvm.icmp "eq" %170, %26 : i8
    llvm.cond_br %173, ^bb27, ^bb28(%172 : i32)
  ^bb27:  // pred: ^bb26
    %174 = llvm.getelementptr inbounds|nuw %105[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %175 = llvm.load %174 {alignment = 1 : i64} : !llvm.ptr -> i8
    %176 = llvm.zext %175 : i8 to i32
    %177 = llvm.sub %31, %176 overflow<nsw> : i32
    llvm.br ^bb28(%177 : i32)
  ^bb28(%178: i32):  // 3 preds: ^bb25, ^bb26, ^bb27
    %179 = llvm.icmp "eq" %178, %2 : i32
    llvm.cond_br %179, ^bb45(%32 : i32), ^bb29
  ^bb29:  // pred: ^bb28
    %180 = llvm.sub %20, %140 overflow<nsw> : i32
    %181 = llvm.icmp "eq" %139, %21 : i8
    llvm.cond_br %181, ^bb30, ^bb32(%180 : i32)
  ^bb30:  // pred: ^bb29
    %182 = llvm.getelementptr inbounds|nuw %105[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %183 = llvm.load %182 {alignment = 1 : i64} : !llvm.ptr -> i8
    %184 = llvm.zext %183 : i8 to i32
    %185 = llvm.sub %25, %184 overflow<nsw> : i32
    %186 = llvm.icmp "eq" %183, %26 : i8
    llvm.cond_br %186, ^bb31, ^bb32(%185 : i32)
  ^bb31:  // pred: ^bb30
    %187 = llvm.getelementptr inbounds|nuw %105[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %188 = llvm.load %187 {alignment = 1 : i64} : !llvm.ptr -> i8
    %189 = llvm.zext %188 : i8 to i32
    %190 = llvm.sub %33, %189 overflow<nsw> : i32
    llvm.br ^bb32(%190 : i32)
  ^bb32(%191: i32):  // 3 preds: ^bb29, ^bb30, ^bb31
    %192 = llvm.icmp "eq" %191, %2 : i32
    llvm.cond_br %192, ^bb45(%10 : i32), ^bb37
  ^bb33:  // pred: ^bb16
    %193 = llvm.call tail @strncmp(%42, %105, %41) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}, i64 {llvm.noundef}) -> i32
    %194 = llvm.icmp "eq" %193, %2 : i32
    llvm.cond_br %194, ^bb45(%43 : i32), ^bb34
  ^bb34:  // pred: ^bb33
    %195 = llvm.call tail @strncmp(%44, %105, %41) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}, i64 {llvm.noundef}) -> i32
    %196 = llvm.icmp "eq" %195, %2 : i32
    llvm.cond_br %196, ^bb45(%45 : i32), ^bb35
  ^bb35:  // pred: ^bb34
    %197 = llvm.call tail @strncmp(%46, %105, %41) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}, i64 {llvm.noundef}) -> i32
    %198 = llvm.icmp "eq" %197, %2 : i32
    llvm.cond_br %198, ^bb45(%47 : i32), ^bb36
  ^bb36:  // pred: ^bb35
    %199 = llvm.call tail @strncmp(%48, %105, %41) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}, i64 {llvm.noundef}) -> i32
    %200 = llvm.icmp "eq" %199, %2 : i32
    llvm.cond_br %200, ^bb45(%49 : i32), ^bb41
  ^bb37:  // pred: ^bb32
    %201 = llvm.sub %34, %140 overflow<nsw> : i32
    %202 = llvm.icmp "eq" %139, %35 : i8
    llvm.cond_br %202, ^bb38, ^bb40(%201 : i32)
  ^bb38:  // pred: ^bb37
    %203 = llvm.getelementptr inbounds|nuw %105[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %204 = llvm.load %203 {alignment = 1 : i64} : !llvm.ptr -> i8
    %205 = llvm.zext %204 : i8 to i32
    %206 = llvm.sub %36, %205 overflow<nsw> : i32
    %207 = llvm.icmp "eq" %204, %37 : i8
    llvm.cond_br %207, ^bb39, ^bb40(%206 : i32)
  ^bb39:  // pred: ^bb38
    %208 = llvm.getelementptr inbounds|nuw %105[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %209 = llvm.load %208 {alignment = 1 : i64} : !llvm.ptr -> i8
    %210 = llvm.zext %209 : i8 to i32
    %211 = llvm.sub %38, %210 overflow<nsw> : i32
    llvm.br ^bb40(%211 : i32)
  ^bb40(%212: i32):  // 3 preds: ^bb37, ^bb38, ^bb39
    %213 = llvm.icmp "eq" %212, %2 : i32
    llvm.cond_br %213, ^bb45(%39 : i32), ^bb48(%11 : i32)
  ^bb41:  // pred: ^bb36
    %214 = llvm.call tail @strncmp(%50, %105, %41) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}, i64 {llvm.noundef}) -> i32
    %215 = llvm.icmp "eq" %214, %2 : i32
    llvm.cond_br %215, ^bb45(%7 : i32), ^bb44
  ^bb42:  // pred: ^bb15
    %216 = llvm.call tail @strncmp(%12, %105, %13) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}, i64 {llvm.noundef}) -> i32
    %217 = llvm.icmp "eq" %216, %2 : i32
    llvm.cond_br %217, ^bb45(%14 : i32), ^bb43
  ^bb43:  // pred: ^bb42
    %218 = llvm.call tail @strncmp(%15, %105, %13) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}, i64 {llvm.noundef}) -> i32
    %219 = llvm.icmp "eq" %218, %2 : i32
    llvm.cond_br %219, ^bb45(%16 : i32), ^bb48(%11 : i32)
  ^bb44:  // pred: ^bb41
    %220 = llvm.call tail @strncmp(%51, %105, %41) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}, i64 {llvm.noundef}) -> i32
    %221 = llvm.icmp "eq" %220, %2 : i32
    llvm.cond_br %221, ^bb45(%52 : i32), ^bb48(%11 : i32)
  ^bb45(%222: i32):  // 14 preds: ^bb16, ^bb20, ^bb24, ^bb28, ^bb32, ^bb33, ^bb34, ^bb35, ^bb36, ^bb40, ^bb41, ^bb42, ^bb43, ^bb44
    %223 = llvm.trunc %222 overflow<nsw, nuw> : i32 to i8
    %224 = llvm.load %76 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %225 = llvm.add %224, %0 overflow<nsw> : i32
    llvm.store %225, %76 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %226 = llvm.sext %224 : i32 to i64
    %227 = llvm.getelementptr inbounds %75[%226] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %223, %227 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %228 = llvm.zext nneg %222 : i32 to i64
    %229 = llvm.getelementptr inbounds|nuw %53[%228] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i8)>
    %230 = llvm.getelementptr inbounds|nuw %229[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %231 = llvm.load %230 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i8
    %232 = llvm.zext %231 : i8 to i32
    llvm.br ^bb46(%232, %107, %106 : i32, i32, i32)
  ^bb46(%233: i32, %234: i32, %235: i32):  // 3 preds: ^bb10, ^bb14, ^bb45
    %236 = llvm.getelementptr inbounds|nuw %105[%110] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb47(%236 : !llvm.ptr)
  ^bb47(%237: !llvm.ptr):  // 2 preds: ^bb46, ^bb47
    %238 = llvm.load %237 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %239 = llvm.getelementptr inbounds|nuw %237[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.switch %238 : i8, ^bb9(%237, %235, %234, %233, %238 : !llvm.ptr, i32, i32, i32, i8) [
      32: ^bb47(%239 : !llvm.ptr),
      0: ^bb1
    ]
  ^bb48(%240: i32):  // 6 preds: ^bb1, ^bb8, ^bb15, ^bb40, ^bb43, ^bb44
    llvm.intr.lifetime.end %73 : !llvm.ptr
    llvm.intr.lifetime.end %72 : !llvm.ptr
    %241 = llvm.load %76 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %242 = llvm.call tail @printf(%57, %240, %241) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %243 = llvm.icmp "sgt" %241, %2 : i32
    llvm.cond_br %243, ^bb68(%2 : i32), ^bb49
  ^bb49:  // 2 preds: ^bb48, ^bb70
    llvm.intr.lifetime.start %69 : !llvm.ptr
    llvm.intr.lifetime.start %70 : !llvm.ptr
    "llvm.intr.memset"(%70, %63, %64) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.intr.lifetime.start %71 : !llvm.ptr
    llvm.br ^bb50(%2, %2, %0, %2 : i32, i32, i32, i32)
  ^bb50(%244: i32, %245: i32, %246: i32, %247: i32):  // 2 preds: ^bb49, ^bb66
    %248 = llvm.add %245, %0 overflow<nsw> : i32
    %249 = llvm.sext %245 : i32 to i64
    %250 = llvm.getelementptr inbounds %75[%249] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %251 = llvm.load %250 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %252 = llvm.zext nneg %251 : i8 to i64
    %253 = llvm.shl %19, %252 overflow<nuw> : i64
    %254 = llvm.and %253, %59 : i64
    %255 = llvm.icmp "eq" %254, %56 : i64
    llvm.cond_br %255, ^bb51, ^bb52(%248, %2 : i32, i32)
  ^bb51:  // pred: ^bb50
    %256 = llvm.sext %248 : i32 to i64
    %257 = llvm.getelementptr inbounds %75[%256] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %258 = llvm.load %257 {alignment = 1 : i64} : !llvm.ptr -> i32
    %259 = llvm.add %245, %43 overflow<nsw> : i32
    llvm.br ^bb52(%259, %258 : i32, i32)
  ^bb52(%260: i32, %261: i32):  // 2 preds: ^bb50, ^bb51
    llvm.switch %251 : i8, ^bb65 [
      0: ^bb53,
      1: ^bb54,
      2: ^bb55,
      3: ^bb56,
      4: ^bb57,
      5: ^bb58,
      6: ^bb66(%244, %261, %247 : i32, i32, i32),
      7: ^bb59,
      8: ^bb60,
      9: ^bb61,
      10: ^bb62,
      11: ^bb63,
      12: ^bb64,
      13: ^bb67
    ]
  ^bb53:  // pred: ^bb52
    %262 = llvm.sext %261 : i32 to i64
    %263 = llvm.add %247, %0 overflow<nsw> : i32
    %264 = llvm.sext %247 : i32 to i64
    %265 = llvm.getelementptr inbounds %69[%264] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %262, %265 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb66(%244, %260, %263 : i32, i32, i32)
  ^bb54:  // pred: ^bb52
    %266 = llvm.add %247, %11 overflow<nsw> : i32
    %267 = llvm.sext %266 : i32 to i64
    %268 = llvm.getelementptr inbounds %69[%267] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %269 = llvm.load %268 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %270 = llvm.sext %247 : i32 to i64
    %271 = llvm.getelementptr %69[%270] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %272 = llvm.getelementptr %271[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %273 = llvm.load %272 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %274 = llvm.add %273, %269 overflow<nsw> : i64
    llvm.store %274, %272 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb66(%244, %260, %266 : i32, i32, i32)
  ^bb55:  // pred: ^bb52
    %275 = llvm.add %247, %11 overflow<nsw> : i32
    %276 = llvm.sext %275 : i32 to i64
    %277 = llvm.getelementptr inbounds %69[%276] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %278 = llvm.load %277 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %279 = llvm.sext %247 : i32 to i64
    %280 = llvm.getelementptr %69[%279] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %281 = llvm.getelementptr %280[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %282 = llvm.load %281 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %283 = llvm.sub %282, %278 overflow<nsw> : i64
    llvm.store %283, %281 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb66(%244, %260, %275 : i32, i32, i32)
  ^bb56:  // pred: ^bb52
    %284 = llvm.add %247, %11 overflow<nsw> : i32
    %285 = llvm.sext %284 : i32 to i64
    %286 = llvm.getelementptr inbounds %69[%285] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %287 = llvm.load %286 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %288 = llvm.sext %247 : i32 to i64
    %289 = llvm.getelementptr %69[%288] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %290 = llvm.getelementptr %289[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %291 = llvm.load %290 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %292 = llvm.mul %291, %287 overflow<nsw> : i64
    llvm.store %292, %290 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb66(%244, %260, %284 : i32, i32, i32)
  ^bb57:  // pred: ^bb52
    %293 = llvm.sext %247 : i32 to i64
    %294 = llvm.getelementptr %69[%293] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %295 = llvm.getelementptr %294[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %296 = llvm.load %295 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    llvm.store %296, %294 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    %297 = llvm.add %247, %0 overflow<nsw> : i32
    llvm.br ^bb66(%244, %260, %297 : i32, i32, i32)
  ^bb58:  // pred: ^bb52
    %298 = llvm.sext %247 : i32 to i64
    %299 = llvm.getelementptr %69[%298] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %300 = llvm.getelementptr %299[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %301 = llvm.load %300 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<2xi64>
    %302 = llvm.shufflevector %301, %67 [1, 0] : vector<2xi64> 
    llvm.store %302, %300 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : vector<2xi64>, !llvm.ptr
    llvm.br ^bb66(%244, %260, %247 : i32, i32, i32)
  ^bb59:  // pred: ^bb52
    %303 = llvm.add %247, %11 overflow<nsw> : i32
    %304 = llvm.sext %303 : i32 to i64
    %305 = llvm.getelementptr inbounds %69[%304] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %306 = llvm.load %305 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %307 = llvm.icmp "eq" %306, %56 : i64
    %308 = llvm.select %307, %261, %260 : i1, i32
    llvm.br ^bb66(%244, %308, %303 : i32, i32, i32)
  ^bb60:  // pred: ^bb52
    %309 = llvm.add %244, %0 overflow<nsw> : i32
    %310 = llvm.sext %244 : i32 to i64
    %311 = llvm.getelementptr inbounds %71[%310] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %260, %311 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.br ^bb66(%309, %261, %247 : i32, i32, i32)
  ^bb61:  // pred: ^bb52
    %312 = llvm.add %244, %11 overflow<nsw> : i32
    %313 = llvm.sext %312 : i32 to i64
    %314 = llvm.getelementptr inbounds %71[%313] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %315 = llvm.load %314 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.br ^bb66(%312, %315, %247 : i32, i32, i32)
  ^bb62:  // pred: ^bb52
    %316 = llvm.sext %261 : i32 to i64
    %317 = llvm.getelementptr inbounds %70[%316] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %318 = llvm.load %317 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %319 = llvm.add %247, %0 overflow<nsw> : i32
    %320 = llvm.sext %247 : i32 to i64
    %321 = llvm.getelementptr inbounds %69[%320] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %318, %321 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb66(%244, %260, %319 : i32, i32, i32)
  ^bb63:  // pred: ^bb52
    %322 = llvm.add %247, %11 overflow<nsw> : i32
    %323 = llvm.sext %322 : i32 to i64
    %324 = llvm.getelementptr inbounds %69[%323] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %325 = llvm.load %324 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %326 = llvm.sext %261 : i32 to i64
    %327 = llvm.getelementptr inbounds %70[%326] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %325, %327 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb66(%244, %260, %322 : i32, i32, i32)
  ^bb64:  // pred: ^bb52
    %328 = llvm.add %247, %11 overflow<nsw> : i32
    %329 = llvm.sext %328 : i32 to i64
    %330 = llvm.getelementptr inbounds %69[%329] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %331 = llvm.load %330 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %332 = llvm.call tail @printf(%65, %331) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb66(%244, %260, %328 : i32, i32, i32)
  ^bb65:  // pred: ^bb52
    llvm.br ^bb66(%244, %260, %247 : i32, i32, i32)
  ^bb66(%333: i32, %334: i32, %335: i32):  // 14 preds: ^bb52, ^bb53, ^bb54, ^bb55, ^bb56, ^bb57, ^bb58, ^bb59, ^bb60, ^bb61, ^bb62, ^bb63, ^bb64, ^bb65
    %336 = llvm.add %246, %0 : i32
    llvm.br ^bb50(%333, %334, %336, %335 : i32, i32, i32, i32)
  ^bb67:  // pred: ^bb52
    llvm.intr.lifetime.end %71 : !llvm.ptr
    llvm.intr.lifetime.end %70 : !llvm.ptr
    llvm.intr.lifetime.end %69 : !llvm.ptr
    llvm.intr.lifetime.end %75 : !llvm.ptr
    llvm.return %246 : i32
  ^bb68(%337: i32):  // 2 preds: ^bb48, ^bb70
    %338 = llvm.sext %337 : i32 to i64
    %339 = llvm.getelementptr inbounds %75[%338] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %340 = llvm.load %339 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %341 = llvm.add %337, %0 overflow<nsw> : i32
    %342 = llvm.zext %340 : i8 to i64
    %343 = llvm.getelementptr inbounds|nuw %53[%342] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i8)>
    %344 = llvm.load %343 {alignment = 16 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %345 = llvm.call tail @printf(%58, %337, %344) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %346 = llvm.shl %19, %342 overflow<nuw> : i64
    %347 = llvm.and %346, %59 : i64
    %348 = llvm.icmp "eq" %347, %56 : i64
    llvm.cond_br %348, ^bb69, ^bb70(%341 : i32)
  ^bb69:  // pred: ^bb68
    %349 = llvm.sext %341 : i32 to i64
    %350 = llvm.getelementptr inbounds %75[%349] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %351 = llvm.load %350 {alignment = 1 : i64} : !llvm.ptr -> i32
    %352 = llvm.call tail @printf(%60, %351) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %353 = llvm.add %337, %43 overflow<nsw> : i32
    llvm.br ^bb70(%353 : i32)
  ^bb70(%354: i32):  // 2 preds: ^bb68, ^bb69
    %355 = llvm.icmp "slt" %354, %241 : i32
    %356 = llvm.select %355, %61, %62 : i1, !llvm.ptr
    %357 = llvm.call tail @printf(%356) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %355, ^bb68(%354 : i32), ^bb49 {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @strcspn(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strtol(!llvm.ptr {llvm.noundef, llvm.readonly}, !llvm.ptr {llvm.nocapture, llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strncmp(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @bcmp(!llvm.ptr {llvm.nocapture}, !llvm.ptr {llvm.nocapture}, i64) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
}
