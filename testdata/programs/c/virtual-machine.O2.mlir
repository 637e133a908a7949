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
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc5, offset = 0>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc3, offset = 8>
#tbaa_tag7 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc1, offset = 16>
#tbaa_tag8 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc5, offset = 0>
#tbaa_tag9 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc, offset = 8>
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
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.constant(10 : i32) : i32
    %9 = llvm.mlir.constant(8 : i64) : i64
    %10 = llvm.mlir.constant(16 : i64) : i64
    %11 = llvm.mlir.constant(4 : i32) : i32
    %12 = llvm.mlir.addressof @info : !llvm.ptr
    %13 = llvm.mlir.constant(1 : i64) : i64
    %14 = llvm.mlir.constant(14 : i64) : i64
    %15 = llvm.mlir.constant(-1 : i32) : i32
    %16 = llvm.mlir.constant(4294967295 : i64) : i64
    %17 = llvm.mlir.constant(-1 : i64) : i64
    %18 = llvm.mlir.addressof @".str" : !llvm.ptr
    %19 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %20 = llvm.mlir.constant(12862 : i64) : i64
    %21 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %22 = llvm.mlir.constant(5 : i32) : i32
    %23 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %24 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %25 = llvm.mlir.constant(0 : i8) : i8
    %26 = llvm.mlir.constant(32 : i64) : i64
    %27 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %28 = llvm.mlir.constant(-16 : i64) : i64
    %29 = llvm.mlir.poison : vector<2xi64>
    %30 = llvm.mlir.constant(-8 : i64) : i64
    %31 = llvm.alloca %0 x !llvm.array<32 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.array<4 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.array<8 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x !llvm.array<8 x struct<"struct.anon.0", (ptr, i64, i32)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x !llvm.array<16 x struct<"struct.anon.0", (ptr, i64, i32)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x !llvm.struct<"struct.program", (array<256 x i8>, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %37 : !llvm.ptr
    llvm.intr.lifetime.start %34 : !llvm.ptr
    llvm.intr.lifetime.start %35 : !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %37[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %38 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    llvm.br ^bb3(%3, %2, %2, %2, %4 : !llvm.ptr, i32, i32, i32, i8)
  ^bb1:  // pred: ^bb14
    %39 = llvm.icmp "sgt" %95, %2 : i32
    llvm.cond_br %39, ^bb2, ^bb22(%96 : i32)
  ^bb2:  // pred: ^bb1
    %40 = llvm.icmp "sgt" %96, %2 : i32
    %41 = llvm.zext nneg %95 : i32 to i64
    %42 = llvm.zext nneg %96 : i32 to i64
    llvm.br ^bb15(%7 : i64)
  ^bb3(%43: !llvm.ptr, %44: i32, %45: i32, %46: i32, %47: i8):  // 2 preds: ^bb0, ^bb14
    %48 = llvm.call tail @strcspn(%43, %5) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i64
    %49 = llvm.icmp "eq" %47, %6 : i8
    llvm.cond_br %49, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %50 = llvm.getelementptr inbounds|nuw %43[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %51 = llvm.sext %44 : i32 to i64
    %52 = llvm.getelementptr inbounds %34[%51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    llvm.store %50, %52 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    %53 = llvm.add %48, %17 : i64
    %54 = llvm.getelementptr inbounds|nuw %52[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %53, %54 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i64, !llvm.ptr
    %55 = llvm.load %38 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %56 = llvm.add %44, %0 overflow<nsw> : i32
    %57 = llvm.getelementptr inbounds|nuw %52[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %55, %57 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : i32, !llvm.ptr
    llvm.br ^bb13(%46, %45, %56 : i32, i32, i32)
  ^bb5:  // pred: ^bb3
    %58 = llvm.icmp "eq" %46, %2 : i32
    llvm.cond_br %58, ^bb9(%7 : i64), ^bb6
  ^bb6:  // pred: ^bb5
    llvm.intr.lifetime.start %36 : !llvm.ptr
    %59 = llvm.call @strtol(%43, %36, %8) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i64
    %60 = llvm.trunc %59 : i64 to i32
    %61 = llvm.load %36 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.getelementptr inbounds|nuw %43[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.icmp "eq" %61, %62 : !llvm.ptr
    %64 = llvm.load %38 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    llvm.cond_br %63, ^bb8(%45 : i32), ^bb7
  ^bb7:  // pred: ^bb6
    %65 = llvm.sext %45 : i32 to i64
    %66 = llvm.getelementptr inbounds %35[%65] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    llvm.store %43, %66 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    %67 = llvm.getelementptr inbounds|nuw %66[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %48, %67 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i64, !llvm.ptr
    %68 = llvm.add %45, %0 overflow<nsw> : i32
    %69 = llvm.getelementptr inbounds|nuw %66[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %64, %69 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : i32, !llvm.ptr
    llvm.br ^bb8(%68 : i32)
  ^bb8(%70: i32):  // 2 preds: ^bb6, ^bb7
    %71 = llvm.sext %64 : i32 to i64
    %72 = llvm.getelementptr inbounds %37[%71] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %60, %72 {alignment = 1 : i64} : i32, !llvm.ptr
    %73 = llvm.load %38 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %74 = llvm.add %73, %11 overflow<nsw> : i32
    llvm.store %74, %38 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %36 : !llvm.ptr
    llvm.br ^bb13(%2, %70, %44 : i32, i32, i32)
  ^bb9(%75: i64):  // 2 preds: ^bb5, ^bb11
    %76 = llvm.getelementptr inbounds|nuw %12[%75] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i8)>
    %77 = llvm.load %76 {alignment = 16 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %78 = llvm.call tail @strlen(%77) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i64
    %79 = llvm.icmp "eq" %78, %48 : i64
    llvm.cond_br %79, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %80 = llvm.call tail @strncmp(%77, %43, %48) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef, llvm.readonly}, i64 {llvm.noundef}) -> i32
    %81 = llvm.icmp "eq" %80, %2 : i32
    llvm.cond_br %81, ^bb12, ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %82 = llvm.add %75, %13 overflow<nsw, nuw> : i64
    %83 = llvm.icmp "eq" %82, %14 : i64
    llvm.cond_br %83, ^bb22(%15 : i32), ^bb9(%82 : i64) {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb10
    %84 = llvm.trunc %75 : i64 to i8
    %85 = llvm.load %38 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %86 = llvm.add %85, %0 overflow<nsw> : i32
    llvm.store %86, %38 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %87 = llvm.sext %85 : i32 to i64
    %88 = llvm.getelementptr inbounds %37[%87] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %84, %88 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %89 = llvm.and %75, %16 : i64
    %90 = llvm.getelementptr inbounds|nuw %12[%89] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i8)>
    %91 = llvm.getelementptr inbounds|nuw %90[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %92 = llvm.load %91 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> i8
    %93 = llvm.zext %92 : i8 to i32
    llvm.br ^bb13(%93, %45, %44 : i32, i32, i32)
  ^bb13(%94: i32, %95: i32, %96: i32):  // 3 preds: ^bb4, ^bb8, ^bb12
    %97 = llvm.getelementptr inbounds|nuw %43[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb14(%97 : !llvm.ptr)
  ^bb14(%98: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %99 = llvm.load %98 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %100 = llvm.getelementptr inbounds|nuw %98[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.switch %99 : i8, ^bb3(%98, %96, %95, %94, %99 : !llvm.ptr, i32, i32, i32, i8) [
      32: ^bb14(%100 : !llvm.ptr),
      0: ^bb1
    ]
  ^bb15(%101: i64):  // 2 preds: ^bb2, ^bb17
    llvm.cond_br %40, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %102 = llvm.getelementptr inbounds|nuw %35[%101] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    %103 = llvm.getelementptr inbounds|nuw %102[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.load %103 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i64
    %105 = llvm.getelementptr inbounds|nuw %102[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb18(%7 : i64)
  ^bb17:  // 2 preds: ^bb15, ^bb21
    %106 = llvm.add %101, %13 overflow<nsw, nuw> : i64
    %107 = llvm.icmp "eq" %106, %41 : i64
    llvm.cond_br %107, ^bb22(%96 : i32), ^bb15(%106 : i64) {loop_annotation = #loop_annotation}
  ^bb18(%108: i64):  // 2 preds: ^bb16, ^bb21
    %109 = llvm.getelementptr inbounds|nuw %34[%108] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    %110 = llvm.getelementptr inbounds|nuw %109[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %111 = llvm.load %110 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i64
    %112 = llvm.icmp "eq" %111, %104 : i64
    llvm.cond_br %112, ^bb19, ^bb21
  ^bb19:  // pred: ^bb18
    %113 = llvm.load %109 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %114 = llvm.load %102 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %115 = llvm.call tail @bcmp(%113, %114, %104) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr, !llvm.ptr, i64) -> i32
    %116 = llvm.icmp "eq" %115, %2 : i32
    llvm.cond_br %116, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    %117 = llvm.getelementptr inbounds|nuw %109[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %118 = llvm.load %117 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> i32
    %119 = llvm.load %105 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> i32
    %120 = llvm.sext %119 : i32 to i64
    %121 = llvm.getelementptr inbounds %37[%120] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %118, %121 {alignment = 1 : i64} : i32, !llvm.ptr
    llvm.br ^bb21
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %122 = llvm.add %108, %13 overflow<nsw, nuw> : i64
    %123 = llvm.icmp "eq" %122, %42 : i64
    llvm.cond_br %123, ^bb17, ^bb18(%122 : i64) {loop_annotation = #loop_annotation}
  ^bb22(%124: i32):  // 3 preds: ^bb1, ^bb11, ^bb17
    llvm.intr.lifetime.end %35 : !llvm.ptr
    llvm.intr.lifetime.end %34 : !llvm.ptr
    %125 = llvm.load %38 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %126 = llvm.call tail @printf(%18, %124, %125) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %127 = llvm.icmp "sgt" %125, %2 : i32
    llvm.cond_br %127, ^bb42(%2 : i32), ^bb23
  ^bb23:  // 2 preds: ^bb22, ^bb44
    llvm.intr.lifetime.start %31 : !llvm.ptr
    llvm.intr.lifetime.start %32 : !llvm.ptr
    "llvm.intr.memset"(%32, %25, %26) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.intr.lifetime.start %33 : !llvm.ptr
    llvm.br ^bb24(%2, %2, %0, %2 : i32, i32, i32, i32)
  ^bb24(%128: i32, %129: i32, %130: i32, %131: i32):  // 2 preds: ^bb23, ^bb40
    %132 = llvm.add %129, %0 overflow<nsw> : i32
    %133 = llvm.sext %129 : i32 to i64
    %134 = llvm.getelementptr inbounds %37[%133] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %135 = llvm.load %134 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %136 = llvm.zext nneg %135 : i8 to i64
    %137 = llvm.shl %13, %136 overflow<nuw> : i64
    %138 = llvm.and %137, %20 : i64
    %139 = llvm.icmp "eq" %138, %7 : i64
    llvm.cond_br %139, ^bb25, ^bb26(%132, %2 : i32, i32)
  ^bb25:  // pred: ^bb24
    %140 = llvm.sext %132 : i32 to i64
    %141 = llvm.getelementptr inbounds %37[%140] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.load %141 {alignment = 1 : i64} : !llvm.ptr -> i32
    %143 = llvm.add %129, %22 overflow<nsw> : i32
    llvm.br ^bb26(%143, %142 : i32, i32)
  ^bb26(%144: i32, %145: i32):  // 2 preds: ^bb24, ^bb25
    llvm.switch %135 : i8, ^bb39 [
      0: ^bb27,
      1: ^bb28,
      2: ^bb29,
      3: ^bb30,
      4: ^bb31,
      5: ^bb32,
      6: ^bb40(%128, %145, %131 : i32, i32, i32),
      7: ^bb33,
      8: ^bb34,
      9: ^bb35,
      10: ^bb36,
      11: ^bb37,
      12: ^bb38,
      13: ^bb41
    ]
  ^bb27:  // pred: ^bb26
    %146 = llvm.sext %145 : i32 to i64
    %147 = llvm.add %131, %0 overflow<nsw> : i32
    %148 = llvm.sext %131 : i32 to i64
    %149 = llvm.getelementptr inbounds %31[%148] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %146, %149 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb40(%128, %144, %147 : i32, i32, i32)
  ^bb28:  // pred: ^bb26
    %150 = llvm.add %131, %15 overflow<nsw> : i32
    %151 = llvm.sext %150 : i32 to i64
    %152 = llvm.getelementptr inbounds %31[%151] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %153 = llvm.load %152 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %154 = llvm.sext %131 : i32 to i64
    %155 = llvm.getelementptr %31[%154] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %156 = llvm.getelementptr %155[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %157 = llvm.load %156 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %158 = llvm.add %157, %153 overflow<nsw> : i64
    llvm.store %158, %156 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb40(%128, %144, %150 : i32, i32, i32)
  ^bb29:  // pred: ^bb26
    %159 = llvm.add %131, %15 overflow<nsw> : i32
    %160 = llvm.sext %159 : i32 to i64
    %161 = llvm.getelementptr inbounds %31[%160] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %162 = llvm.load %161 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %163 = llvm.sext %131 : i32 to i64
    %164 = llvm.getelementptr %31[%163] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %165 = llvm.getelementptr %164[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %166 = llvm.load %165 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %167 = llvm.sub %166, %162 overflow<nsw> : i64
    llvm.store %167, %165 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb40(%128, %144, %159 : i32, i32, i32)
  ^bb30:  // pred: ^bb26
    %168 = llvm.add %131, %15 overflow<nsw> : i32
    %169 = llvm.sext %168 : i32 to i64
    %170 = llvm.getelementptr inbounds %31[%169] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %171 = llvm.load %170 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %172 = llvm.sext %131 : i32 to i64
    %173 = llvm.getelementptr %31[%172] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %174 = llvm.getelementptr %173[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %175 = llvm.load %174 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %176 = llvm.mul %175, %171 overflow<nsw> : i64
    llvm.store %176, %174 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb40(%128, %144, %168 : i32, i32, i32)
  ^bb31:  // pred: ^bb26
    %177 = llvm.sext %131 : i32 to i64
    %178 = llvm.getelementptr %31[%177] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %179 = llvm.getelementptr %178[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %180 = llvm.load %179 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    llvm.store %180, %178 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    %181 = llvm.add %131, %0 overflow<nsw> : i32
    llvm.br ^bb40(%128, %144, %181 : i32, i32, i32)
  ^bb32:  // pred: ^bb26
    %182 = llvm.sext %131 : i32 to i64
    %183 = llvm.getelementptr %31[%182] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %184 = llvm.getelementptr %183[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %185 = llvm.load %184 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<2xi64>
    %186 = llvm.shufflevector %185, %29 [1, 0] : vector<2xi64> 
    llvm.store %186, %184 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : vector<2xi64>, !llvm.ptr
    llvm.br ^bb40(%128, %144, %131 : i32, i32, i32)
  ^bb33:  // pred: ^bb26
    %187 = llvm.add %131, %15 overflow<nsw> : i32
    %188 = llvm.sext %187 : i32 to i64
    %189 = llvm.getelementptr inbounds %31[%188] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %190 = llvm.load %189 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %191 = llvm.icmp "eq" %190, %7 : i64
    %192 = llvm.select %191, %145, %144 : i1, i32
    llvm.br ^bb40(%128, %192, %187 : i32, i32, i32)
  ^bb34:  // pred: ^bb26
    %193 = llvm.add %128, %0 overflow<nsw> : i32
    %194 = llvm.sext %128 : i32 to i64
    %195 = llvm.getelementptr inbounds %33[%194] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %144, %195 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.br ^bb40(%193, %145, %131 : i32, i32, i32)
  ^bb35:  // pred: ^bb26
    %196 = llvm.add %128, %15 overflow<nsw> : i32
    %197 = llvm.sext %196 : i32 to i64
    %198 = llvm.getelementptr inbounds %33[%197] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %199 = llvm.load %198 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.br ^bb40(%196, %199, %131 : i32, i32, i32)
  ^bb36:  // pred: ^bb26
    %200 = llvm.sext %145 : i32 to i64
    %201 = llvm.getelementptr inbounds %32[%200] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %202 = llvm.load %201 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %203 = llvm.add %131, %0 overflow<nsw> : i32
    %204 = llvm.sext %131 : i32 to i64
    %205 = llvm.getelementptr inbounds %31[%204] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %202, %205 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb40(%128, %144, %203 : i32, i32, i32)
  ^bb37:  // pred: ^bb26
    %206 = llvm.add %131, %15 overflow<nsw> : i32
    %207 = llvm.sext %206 : i32 to i64
    %208 = llvm.getelementptr inbounds %31[%207] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %209 = llvm.load %208 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %210 = llvm.sext %145 : i32 to i64
    %211 = llvm.getelementptr inbounds %32[%210] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %209, %211 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb40(%128, %144, %206 : i32, i32, i32)
  ^bb38:  // pred: ^bb26
    %212 = llvm.add %131, %15 overflow<nsw> : i32
    %213 = llvm.sext %212 : i32 to i64
    %214 = llvm.getelementptr inbounds %31[%213] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %215 = llvm.load %214 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %216 = llvm.call tail @printf(%27, %215) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb40(%128, %144, %212 : i32, i32, i32)
  ^bb39:  // pred: ^bb26
    llvm.br ^bb40(%128, %144, %131 : i32, i32, i32)
  ^bb40(%217: i32, %218: i32, %219: i32):  // 14 preds: ^bb26, ^bb27, ^bb28, ^bb29, ^bb30, ^bb31, ^bb32, ^bb33, ^bb34, ^bb35, ^bb36, ^bb37, ^bb38, ^bb39
    %220 = llvm.add %130, %0 : i32
    llvm.br ^bb24(%217, %218, %220, %219 : i32, i32, i32, i32)
  ^bb41:  // pred: ^bb26
    llvm.intr.lifetime.end %33 : !llvm.ptr
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.intr.lifetime.end %31 : !llvm.ptr
    llvm.intr.lifetime.end %37 : !llvm.ptr
    llvm.return %130 : i32
  ^bb42(%221: i32):  // 2 preds: ^bb22, ^bb44
    %222 = llvm.sext %221 : i32 to i64
    %223 = llvm.getelementptr inbounds %37[%222] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %224 = llvm.load %223 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %225 = llvm.add %221, %0 overflow<nsw> : i32
    %226 = llvm.zext %224 : i8 to i64
    %227 = llvm.getelementptr inbounds|nuw %12[%226] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i8)>
    %228 = llvm.load %227 {alignment = 16 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %229 = llvm.call tail @printf(%19, %221, %228) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %230 = llvm.shl %13, %226 overflow<nuw> : i64
    %231 = llvm.and %230, %20 : i64
    %232 = llvm.icmp "eq" %231, %7 : i64
    llvm.cond_br %232, ^bb43, ^bb44(%225 : i32)
  ^bb43:  // pred: ^bb42
    %233 = llvm.sext %225 : i32 to i64
    %234 = llvm.getelementptr inbounds %37[%233] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %235 = llvm.load %234 {alignment = 1 : i64} : !llvm.ptr -> i32
    %236 = llvm.call tail @printf(%21, %235) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %237 = llvm.add %221, %22 overflow<nsw> : i32
    llvm.br ^bb44(%237 : i32)
  ^bb44(%238: i32):  // 2 preds: ^bb42, ^bb43
    %239 = llvm.icmp "slt" %238, %125 : i32
    %240 = llvm.select %239, %23, %24 : i1, !llvm.ptr
    %241 = llvm.call tail @printf(%240) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %239, ^bb42(%238 : i32), ^bb23 {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @strcspn(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strtol(!llvm.ptr {llvm.noundef, llvm.readonly}, !llvm.ptr {llvm.nocapture, llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strlen(!llvm.ptr {llvm.nocapture, llvm.noundef}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strncmp(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @bcmp(!llvm.ptr {llvm.nocapture}, !llvm.ptr {llvm.nocapture}, i64) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
}
