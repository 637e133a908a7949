#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll>
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
    %3 = llvm.mlir.constant(112 : i8) : i8
    %4 = llvm.mlir.addressof @source : !llvm.ptr
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
    %16 = llvm.mlir.constant(-1 : i64) : i64
    %17 = llvm.mlir.addressof @".str" : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %19 = llvm.mlir.constant(12862 : i64) : i64
    %20 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %21 = llvm.mlir.constant(5 : i32) : i32
    %22 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %24 = llvm.mlir.constant(0 : i8) : i8
    %25 = llvm.mlir.constant(32 : i64) : i64
    %26 = llvm.mlir.undef : i64
    %27 = llvm.mlir.constant(false) : i1
    %28 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %29 = llvm.mlir.constant(true) : i1
    %30 = llvm.mlir.constant(-8 : i64) : i64
    %31 = llvm.mlir.constant(-16 : i64) : i64
    %32 = llvm.alloca %0 x !llvm.array<32 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.array<4 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x !llvm.array<8 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x !llvm.array<8 x struct<"struct.anon.0", (ptr, i64, i32)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x !llvm.array<16 x struct<"struct.anon.0", (ptr, i64, i32)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x !llvm.struct<"struct.program", (array<256 x i8>, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %38 : !llvm.ptr
    llvm.intr.lifetime.start %35 : !llvm.ptr
    llvm.intr.lifetime.start %36 : !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %38[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %39 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    llvm.br ^bb3(%3, %4, %2, %2, %2 : i8, !llvm.ptr, i32, i32, i32)
  ^bb1:  // pred: ^bb16
    %40 = llvm.icmp "sgt" %100, %2 : i32
    llvm.cond_br %40, ^bb2, ^bb24(%101 : i32)
  ^bb2:  // pred: ^bb1
    %41 = llvm.icmp "sgt" %101, %2 : i32
    %42 = llvm.zext nneg %100 : i32 to i64
    %43 = llvm.zext nneg %101 : i32 to i64
    llvm.br ^bb17(%7 : i64)
  ^bb3(%44: i8, %45: !llvm.ptr, %46: i32, %47: i32, %48: i32):  // 2 preds: ^bb0, ^bb16
    %49 = llvm.call tail @strcspn(%45, %5) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i64
    %50 = llvm.icmp "eq" %44, %6 : i8
    llvm.cond_br %50, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %51 = llvm.getelementptr inbounds|nuw %45[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.sext %46 : i32 to i64
    %53 = llvm.getelementptr inbounds %35[%52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    llvm.store %51, %53 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    %54 = llvm.add %49, %16 : i64
    %55 = llvm.getelementptr inbounds|nuw %53[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %54, %55 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i64, !llvm.ptr
    %56 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %57 = llvm.add %46, %0 overflow<nsw> : i32
    %58 = llvm.getelementptr inbounds|nuw %53[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %56, %58 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : i32, !llvm.ptr
    llvm.br ^bb15(%48, %47, %57 : i32, i32, i32)
  ^bb5:  // pred: ^bb3
    %59 = llvm.icmp "eq" %48, %2 : i32
    llvm.cond_br %59, ^bb9(%7 : i64), ^bb6
  ^bb6:  // pred: ^bb5
    llvm.intr.lifetime.start %37 : !llvm.ptr
    %60 = llvm.call @strtol(%45, %37, %8) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i64
    %61 = llvm.trunc %60 : i64 to i32
    %62 = llvm.load %37 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.getelementptr inbounds|nuw %45[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %64 = llvm.icmp "eq" %62, %63 : !llvm.ptr
    llvm.cond_br %64, ^bb8(%47 : i32), ^bb7
  ^bb7:  // pred: ^bb6
    %65 = llvm.sext %47 : i32 to i64
    %66 = llvm.getelementptr inbounds %36[%65] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    llvm.store %45, %66 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    %67 = llvm.getelementptr inbounds|nuw %66[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %49, %67 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i64, !llvm.ptr
    %68 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %69 = llvm.add %47, %0 overflow<nsw> : i32
    %70 = llvm.getelementptr inbounds|nuw %66[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %68, %70 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : i32, !llvm.ptr
    llvm.br ^bb8(%69 : i32)
  ^bb8(%71: i32):  // 2 preds: ^bb6, ^bb7
    %72 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %73 = llvm.sext %72 : i32 to i64
    %74 = llvm.getelementptr inbounds %38[%73] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %61, %74 {alignment = 1 : i64} : i32, !llvm.ptr
    %75 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %76 = llvm.add %75, %11 overflow<nsw> : i32
    llvm.store %76, %39 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %37 : !llvm.ptr
    llvm.br ^bb15(%2, %71, %46 : i32, i32, i32)
  ^bb9(%77: i64):  // 2 preds: ^bb5, ^bb11
    %78 = llvm.getelementptr inbounds|nuw %12[%77] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i8)>
    %79 = llvm.load %78 {alignment = 16 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %80 = llvm.call tail @strlen(%79) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i64
    %81 = llvm.icmp "eq" %80, %49 : i64
    llvm.cond_br %81, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %82 = llvm.call tail @strncmp(%79, %45, %49) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef, llvm.readonly}, i64 {llvm.noundef}) -> i32
    %83 = llvm.icmp "eq" %82, %2 : i32
    llvm.cond_br %83, ^bb12, ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %84 = llvm.add %77, %13 overflow<nsw, nuw> : i64
    %85 = llvm.icmp "eq" %84, %14 : i64
    llvm.cond_br %85, ^bb13(%15 : i32), ^bb9(%84 : i64) {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb10
    %86 = llvm.trunc %77 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb13(%86 : i32)
  ^bb13(%87: i32):  // 2 preds: ^bb11, ^bb12
    %88 = llvm.icmp "sgt" %87, %15 : i32
    llvm.cond_br %88, ^bb14, ^bb24(%15 : i32)
  ^bb14:  // pred: ^bb13
    %89 = llvm.trunc %87 : i32 to i8
    %90 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %91 = llvm.add %90, %0 overflow<nsw> : i32
    llvm.store %91, %39 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %92 = llvm.sext %90 : i32 to i64
    %93 = llvm.getelementptr inbounds %38[%92] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %89, %93 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %94 = llvm.zext nneg %87 : i32 to i64
    %95 = llvm.getelementptr inbounds|nuw %12[%94] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i8)>
    %96 = llvm.getelementptr inbounds|nuw %95[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.load %96 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> i8
    %98 = llvm.zext %97 : i8 to i32
    llvm.br ^bb15(%98, %47, %46 : i32, i32, i32)
  ^bb15(%99: i32, %100: i32, %101: i32):  // 3 preds: ^bb4, ^bb8, ^bb14
    %102 = llvm.getelementptr inbounds|nuw %45[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%102 : !llvm.ptr)
  ^bb16(%103: !llvm.ptr):  // 2 preds: ^bb15, ^bb16
    %104 = llvm.load %103 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %105 = llvm.getelementptr inbounds|nuw %103[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.switch %104 : i8, ^bb3(%104, %103, %101, %100, %99 : i8, !llvm.ptr, i32, i32, i32) [
      32: ^bb16(%105 : !llvm.ptr),
      0: ^bb1
    ]
  ^bb17(%106: i64):  // 2 preds: ^bb2, ^bb19
    llvm.cond_br %41, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %107 = llvm.getelementptr inbounds|nuw %36[%106] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    %108 = llvm.getelementptr inbounds|nuw %107[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %109 = llvm.load %108 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i64
    %110 = llvm.getelementptr inbounds|nuw %107[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb20(%7 : i64)
  ^bb19:  // 2 preds: ^bb17, ^bb23
    %111 = llvm.add %106, %13 overflow<nsw, nuw> : i64
    %112 = llvm.icmp "eq" %111, %42 : i64
    llvm.cond_br %112, ^bb24(%101 : i32), ^bb17(%111 : i64) {loop_annotation = #loop_annotation}
  ^bb20(%113: i64):  // 2 preds: ^bb18, ^bb23
    %114 = llvm.getelementptr inbounds|nuw %35[%113] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon.0", (ptr, i64, i32)>
    %115 = llvm.getelementptr inbounds|nuw %114[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %116 = llvm.load %115 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i64
    %117 = llvm.icmp "eq" %116, %109 : i64
    llvm.cond_br %117, ^bb21, ^bb23
  ^bb21:  // pred: ^bb20
    %118 = llvm.load %114 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %119 = llvm.load %107 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %120 = llvm.call tail @bcmp(%118, %119, %109) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr, !llvm.ptr, i64) -> i32
    %121 = llvm.icmp "eq" %120, %2 : i32
    llvm.cond_br %121, ^bb22, ^bb23
  ^bb22:  // pred: ^bb21
    %122 = llvm.getelementptr inbounds|nuw %114[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %123 = llvm.load %122 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> i32
    %124 = llvm.load %110 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> i32
    %125 = llvm.sext %124 : i32 to i64
    %126 = llvm.getelementptr inbounds %38[%125] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %123, %126 {alignment = 1 : i64} : i32, !llvm.ptr
    llvm.br ^bb23
  ^bb23:  // 3 preds: ^bb20, ^bb21, ^bb22
    %127 = llvm.add %113, %13 overflow<nsw, nuw> : i64
    %128 = llvm.icmp "eq" %127, %43 : i64
    llvm.cond_br %128, ^bb19, ^bb20(%127 : i64) {loop_annotation = #loop_annotation}
  ^bb24(%129: i32):  // 3 preds: ^bb1, ^bb13, ^bb19
    llvm.intr.lifetime.end %36 : !llvm.ptr
    llvm.intr.lifetime.end %35 : !llvm.ptr
    %130 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %131 = llvm.call tail @printf(%17, %129, %130) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %132 = llvm.icmp "sgt" %130, %2 : i32
    llvm.cond_br %132, ^bb45(%2 : i32), ^bb25
  ^bb25:  // 2 preds: ^bb24, ^bb47
    llvm.intr.lifetime.start %32 : !llvm.ptr
    llvm.intr.lifetime.start %33 : !llvm.ptr
    "llvm.intr.memset"(%33, %24, %25) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.intr.lifetime.start %34 : !llvm.ptr
    llvm.br ^bb26(%2, %2, %13, %2, %26 : i32, i32, i64, i32, i64)
  ^bb26(%133: i32, %134: i32, %135: i64, %136: i32, %137: i64):  // 2 preds: ^bb25, ^bb43
    %138 = llvm.add %134, %0 overflow<nsw> : i32
    %139 = llvm.sext %134 : i32 to i64
    %140 = llvm.getelementptr inbounds %38[%139] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %141 = llvm.load %140 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %142 = llvm.zext nneg %141 : i8 to i64
    %143 = llvm.shl %13, %142 overflow<nuw> : i64
    %144 = llvm.and %143, %19 : i64
    %145 = llvm.icmp "eq" %144, %7 : i64
    llvm.cond_br %145, ^bb27, ^bb28(%138, %2 : i32, i32)
  ^bb27:  // pred: ^bb26
    %146 = llvm.sext %138 : i32 to i64
    %147 = llvm.getelementptr inbounds %38[%146] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %148 = llvm.load %147 {alignment = 1 : i64} : !llvm.ptr -> i32
    %149 = llvm.add %134, %21 overflow<nsw> : i32
    llvm.br ^bb28(%149, %148 : i32, i32)
  ^bb28(%150: i32, %151: i32):  // 2 preds: ^bb26, ^bb27
    llvm.switch %141 : i8, ^bb42 [
      0: ^bb29,
      1: ^bb30,
      2: ^bb31,
      3: ^bb32,
      4: ^bb33,
      5: ^bb34,
      6: ^bb35,
      7: ^bb36,
      8: ^bb37,
      9: ^bb38,
      10: ^bb39,
      11: ^bb40,
      12: ^bb41,
      13: ^bb43(%133, %150, %136, %135, %27 : i32, i32, i32, i64, i1)
    ]
  ^bb29:  // pred: ^bb28
    %152 = llvm.sext %151 : i32 to i64
    %153 = llvm.add %136, %0 overflow<nsw> : i32
    %154 = llvm.sext %136 : i32 to i64
    %155 = llvm.getelementptr inbounds %32[%154] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %152, %155 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb43(%133, %150, %153, %137, %29 : i32, i32, i32, i64, i1)
  ^bb30:  // pred: ^bb28
    %156 = llvm.add %136, %15 overflow<nsw> : i32
    %157 = llvm.sext %156 : i32 to i64
    %158 = llvm.getelementptr inbounds %32[%157] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %159 = llvm.load %158 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %160 = llvm.sext %136 : i32 to i64
    %161 = llvm.getelementptr %32[%160] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %162 = llvm.getelementptr %161[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %163 = llvm.load %162 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %164 = llvm.add %163, %159 overflow<nsw> : i64
    llvm.store %164, %162 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb43(%133, %150, %156, %137, %29 : i32, i32, i32, i64, i1)
  ^bb31:  // pred: ^bb28
    %165 = llvm.add %136, %15 overflow<nsw> : i32
    %166 = llvm.sext %165 : i32 to i64
    %167 = llvm.getelementptr inbounds %32[%166] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %168 = llvm.load %167 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %169 = llvm.sext %136 : i32 to i64
    %170 = llvm.getelementptr %32[%169] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %171 = llvm.getelementptr %170[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %172 = llvm.load %171 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %173 = llvm.sub %172, %168 overflow<nsw> : i64
    llvm.store %173, %171 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb43(%133, %150, %165, %137, %29 : i32, i32, i32, i64, i1)
  ^bb32:  // pred: ^bb28
    %174 = llvm.add %136, %15 overflow<nsw> : i32
    %175 = llvm.sext %174 : i32 to i64
    %176 = llvm.getelementptr inbounds %32[%175] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %177 = llvm.load %176 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %178 = llvm.sext %136 : i32 to i64
    %179 = llvm.getelementptr %32[%178] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %180 = llvm.getelementptr %179[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %181 = llvm.load %180 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %182 = llvm.mul %181, %177 overflow<nsw> : i64
    llvm.store %182, %180 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb43(%133, %150, %174, %137, %29 : i32, i32, i32, i64, i1)
  ^bb33:  // pred: ^bb28
    %183 = llvm.sext %136 : i32 to i64
    %184 = llvm.getelementptr %32[%183] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %185 = llvm.getelementptr %184[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %186 = llvm.load %185 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    llvm.store %186, %184 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    %187 = llvm.add %136, %0 overflow<nsw> : i32
    llvm.br ^bb43(%133, %150, %187, %137, %29 : i32, i32, i32, i64, i1)
  ^bb34:  // pred: ^bb28
    %188 = llvm.sext %136 : i32 to i64
    %189 = llvm.getelementptr %32[%188] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %190 = llvm.getelementptr %189[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %191 = llvm.load %190 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %192 = llvm.getelementptr %189[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %193 = llvm.load %192 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    llvm.store %193, %190 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.store %191, %192 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb43(%133, %150, %136, %137, %29 : i32, i32, i32, i64, i1)
  ^bb35:  // pred: ^bb28
    llvm.br ^bb43(%133, %151, %136, %137, %29 : i32, i32, i32, i64, i1)
  ^bb36:  // pred: ^bb28
    %194 = llvm.add %136, %15 overflow<nsw> : i32
    %195 = llvm.sext %194 : i32 to i64
    %196 = llvm.getelementptr inbounds %32[%195] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %197 = llvm.load %196 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %198 = llvm.icmp "eq" %197, %7 : i64
    %199 = llvm.select %198, %151, %150 : i1, i32
    llvm.br ^bb43(%133, %199, %194, %137, %29 : i32, i32, i32, i64, i1)
  ^bb37:  // pred: ^bb28
    %200 = llvm.add %133, %0 overflow<nsw> : i32
    %201 = llvm.sext %133 : i32 to i64
    %202 = llvm.getelementptr inbounds %34[%201] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %150, %202 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.br ^bb43(%200, %151, %136, %137, %29 : i32, i32, i32, i64, i1)
  ^bb38:  // pred: ^bb28
    %203 = llvm.add %133, %15 overflow<nsw> : i32
    %204 = llvm.sext %203 : i32 to i64
    %205 = llvm.getelementptr inbounds %34[%204] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %206 = llvm.load %205 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.br ^bb43(%203, %206, %136, %137, %29 : i32, i32, i32, i64, i1)
  ^bb39:  // pred: ^bb28
    %207 = llvm.sext %151 : i32 to i64
    %208 = llvm.getelementptr inbounds %33[%207] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %209 = llvm.load %208 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %210 = llvm.add %136, %0 overflow<nsw> : i32
    %211 = llvm.sext %136 : i32 to i64
    %212 = llvm.getelementptr inbounds %32[%211] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %209, %212 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb43(%133, %150, %210, %137, %29 : i32, i32, i32, i64, i1)
  ^bb40:  // pred: ^bb28
    %213 = llvm.add %136, %15 overflow<nsw> : i32
    %214 = llvm.sext %213 : i32 to i64
    %215 = llvm.getelementptr inbounds %32[%214] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %216 = llvm.load %215 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %217 = llvm.sext %151 : i32 to i64
    %218 = llvm.getelementptr inbounds %33[%217] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %216, %218 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb43(%133, %150, %213, %137, %29 : i32, i32, i32, i64, i1)
  ^bb41:  // pred: ^bb28
    %219 = llvm.add %136, %15 overflow<nsw> : i32
    %220 = llvm.sext %219 : i32 to i64
    %221 = llvm.getelementptr inbounds %32[%220] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %222 = llvm.load %221 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %223 = llvm.call tail @printf(%28, %222) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb43(%133, %150, %219, %137, %29 : i32, i32, i32, i64, i1)
  ^bb42:  // pred: ^bb28
    llvm.br ^bb43(%133, %150, %136, %137, %29 : i32, i32, i32, i64, i1)
  ^bb43(%224: i32, %225: i32, %226: i32, %227: i64, %228: i1):  // 15 preds: ^bb28, ^bb29, ^bb30, ^bb31, ^bb32, ^bb33, ^bb34, ^bb35, ^bb36, ^bb37, ^bb38, ^bb39, ^bb40, ^bb41, ^bb42
    %229 = llvm.add %135, %13 overflow<nsw, nuw> : i64
    llvm.cond_br %228, ^bb26(%224, %225, %229, %226, %227 : i32, i32, i64, i32, i64), ^bb44 {loop_annotation = #loop_annotation1}
  ^bb44:  // pred: ^bb43
    llvm.intr.lifetime.end %34 : !llvm.ptr
    llvm.intr.lifetime.end %33 : !llvm.ptr
    llvm.intr.lifetime.end %32 : !llvm.ptr
    %230 = llvm.trunc %227 : i64 to i32
    llvm.intr.lifetime.end %38 : !llvm.ptr
    llvm.return %230 : i32
  ^bb45(%231: i32):  // 2 preds: ^bb24, ^bb47
    %232 = llvm.sext %231 : i32 to i64
    %233 = llvm.getelementptr inbounds %38[%232] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %234 = llvm.load %233 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %235 = llvm.add %231, %0 overflow<nsw> : i32
    %236 = llvm.zext %234 : i8 to i64
    %237 = llvm.getelementptr inbounds|nuw %12[%236] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i8)>
    %238 = llvm.load %237 {alignment = 16 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %239 = llvm.call tail @printf(%18, %231, %238) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %240 = llvm.shl %13, %236 overflow<nuw> : i64
    %241 = llvm.and %240, %19 : i64
    %242 = llvm.icmp "eq" %241, %7 : i64
    llvm.cond_br %242, ^bb46, ^bb47(%235 : i32)
  ^bb46:  // pred: ^bb45
    %243 = llvm.sext %235 : i32 to i64
    %244 = llvm.getelementptr inbounds %38[%243] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %245 = llvm.load %244 {alignment = 1 : i64} : !llvm.ptr -> i32
    %246 = llvm.call tail @printf(%20, %245) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %247 = llvm.add %231, %21 overflow<nsw> : i32
    llvm.br ^bb47(%247 : i32)
  ^bb47(%248: i32):  // 2 preds: ^bb45, ^bb46
    %249 = llvm.icmp "slt" %248, %130 : i32
    %250 = llvm.select %249, %22, %23 : i1, !llvm.ptr
    %251 = llvm.call tail @printf(%250) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %252 = llvm.icmp "slt" %248, %130 : i32
    llvm.cond_br %252, ^bb45(%248 : i32), ^bb25 {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @strcspn(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strtol(!llvm.ptr {llvm.noundef, llvm.readonly}, !llvm.ptr {llvm.nocapture, llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strlen(!llvm.ptr {llvm.nocapture, llvm.noundef}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strncmp(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @bcmp(!llvm.ptr {llvm.nocapture}, !llvm.ptr {llvm.nocapture}, i64) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
}
