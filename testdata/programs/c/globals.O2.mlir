#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_unroll = #llvm.loop_unroll<runtimeDisable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true, isVectorized = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "_Bool", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "__int128", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc5, offset = 0>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc3, 0>}>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "p1 _ZTS4node", members = {<#tbaa_type_desc3, 0>}>
#tbaa_type_desc8 = #llvm.tbaa_type_desc<id = "any p2 pointer", members = {<#tbaa_type_desc3, 0>}>
#tbaa_type_desc9 = #llvm.tbaa_type_desc<id = "p1 int", members = {<#tbaa_type_desc3, 0>}>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc6, offset = 0>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc7, offset = 0>
#tbaa_tag7 = #llvm.tbaa_tag<base_type = #tbaa_type_desc9, access_type = #tbaa_type_desc9, offset = 0>
#tbaa_type_desc10 = #llvm.tbaa_type_desc<id = "node", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc7, 8>, <#tbaa_type_desc6, 16>}>
#tbaa_type_desc11 = #llvm.tbaa_type_desc<id = "p2 _ZTS4node", members = {<#tbaa_type_desc8, 0>}>
#tbaa_tag8 = #llvm.tbaa_tag<base_type = #tbaa_type_desc10, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag9 = #llvm.tbaa_tag<base_type = #tbaa_type_desc10, access_type = #tbaa_type_desc6, offset = 16>
#tbaa_tag10 = #llvm.tbaa_tag<base_type = #tbaa_type_desc10, access_type = #tbaa_type_desc7, offset = 8>
#tbaa_tag11 = #llvm.tbaa_tag<base_type = #tbaa_type_desc11, access_type = #tbaa_type_desc11, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external local_unnamed_addr constant @ratio(6.250000e-01 : f64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : f64
  llvm.mlir.global external @grid(dense<[[1, 2, 3, 4], [5, 0, 0, 0], [0, 0, 9, 0]]> : tensor<3x4xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<3 x array<4 x i32>>
  llvm.mlir.global external @text("array\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str"("pointer\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external local_unnamed_addr @pointer() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.addressof @".str" : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external local_unnamed_addr @row() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.addressof @text : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external thread_local local_unnamed_addr @mine(5 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global external local_unnamed_addr @bytes("\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\03") {addr_space = 0 : i32, alignment = 16 : i64, dso_local}
  llvm.mlir.global external local_unnamed_addr @flags("\01\00\01\00") {addr_space = 0 : i32, alignment = 4 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("first\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @first() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> {
    %0 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %1 = llvm.mlir.addressof @last : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(dense<0> : tensor<4xi8>) : !llvm.array<4 x i8>
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.undef : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %8 = llvm.insertvalue %1, %7[2] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %9 = llvm.insertvalue %0, %8[3] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    llvm.return %9 : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.2"("middle\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @middle() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> {
    %0 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %1 = llvm.mlir.addressof @first : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(dense<0> : tensor<4xi8>) : !llvm.array<4 x i8>
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.undef : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %8 = llvm.insertvalue %1, %7[2] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %9 = llvm.insertvalue %0, %8[3] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    llvm.return %9 : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.3"("xlast\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @last() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(dense<0> : tensor<4xi8>) : !llvm.array<4 x i8>
    %6 = llvm.mlir.constant(3 : i32) : i32
    %7 = llvm.mlir.undef : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %9 = llvm.insertvalue %5, %8[1] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %10 = llvm.insertvalue %3, %9[2] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    %11 = llvm.insertvalue %2, %10[3] : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)> 
    llvm.return %11 : !llvm.struct<(i32, array<4 x i8>, ptr, ptr)>
  }
  llvm.mlir.global external constant @chain() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @last : !llvm.ptr
    %2 = llvm.mlir.addressof @first : !llvm.ptr
    %3 = llvm.mlir.addressof @middle : !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.array<4 x ptr>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.array<4 x ptr> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.array<4 x ptr> 
    %7 = llvm.insertvalue %1, %6[2] : !llvm.array<4 x ptr> 
    %8 = llvm.insertvalue %0, %7[3] : !llvm.array<4 x ptr> 
    llvm.return %8 : !llvm.array<4 x ptr>
  }
  llvm.mlir.global external local_unnamed_addr @cursor() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.addressof @chain : !llvm.ptr
    %2 = llvm.getelementptr inbounds|nuw %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.global external local_unnamed_addr constant @steps() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<3 x ptr> {
    %0 = llvm.mlir.addressof @twice : !llvm.ptr
    %1 = llvm.mlir.addressof @thrice : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<3 x ptr>
    %3 = llvm.insertvalue %0, %2[0] : !llvm.array<3 x ptr> 
    %4 = llvm.insertvalue %1, %3[1] : !llvm.array<3 x ptr> 
    %5 = llvm.insertvalue %0, %4[2] : !llvm.array<3 x ptr> 
    llvm.return %5 : !llvm.array<3 x ptr>
  }
  llvm.mlir.global external local_unnamed_addr @into() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.constant(40 : i64) : i64
    %1 = llvm.mlir.addressof @grid : !llvm.ptr
    %2 = llvm.getelementptr inbounds|nuw %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.global external local_unnamed_addr @past() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.constant(48 : i64) : i64
    %1 = llvm.mlir.addressof @grid : !llvm.ptr
    %2 = llvm.getelementptr inbounds|nuw %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.global external local_unnamed_addr @wide(1267650600228229401496703205383 : i128) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : i128
  llvm.mlir.global external local_unnamed_addr @tentative(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global common local_unnamed_addr @shared(dense<0> : tensor<4xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x i64>
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d %ld %d %d %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d%c\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%s %s %c %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("%s \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%d:%s \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"(" %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("%d %g \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("%d %ld %llx %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("zero\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("one\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("two\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"("three\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @counter.calls(100 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func internal @twice(%arg0: i32 {llvm.noundef}) -> (i32 {llvm.range = #llvm.constant_range<i32, -2147483648, 2147483647>}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.shl %arg0, %0 overflow<nsw> : i32
    llvm.return %1 : i32
  }
  llvm.func internal @thrice(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mul %arg0, %0 overflow<nsw> : i32
    llvm.return %1 : i32
  }
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, -2147483639, -2147483648>}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @tentative : !llvm.ptr
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(1099511627776 : i64) : i64
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.addressof @shared : !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.mlir.addressof @mine : !llvm.ptr
    %7 = llvm.mlir.constant(11 : i32) : i32
    %8 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %9 = llvm.mlir.constant(6.250000e-01 : f64) : f64
    %10 = llvm.mlir.addressof @grid : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %12 = llvm.mlir.constant(32 : i32) : i32
    %13 = llvm.mlir.constant(4 : i64) : i64
    %14 = llvm.getelementptr inbounds|nuw %10[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.mlir.constant(8 : i64) : i64
    %16 = llvm.getelementptr inbounds|nuw %10[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.mlir.constant(12 : i64) : i64
    %18 = llvm.getelementptr inbounds|nuw %10[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.mlir.constant(10 : i32) : i32
    %20 = llvm.getelementptr inbounds|nuw %10[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.mlir.constant(20 : i64) : i64
    %22 = llvm.getelementptr inbounds|nuw %10[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.mlir.constant(24 : i64) : i64
    %24 = llvm.getelementptr inbounds|nuw %10[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.mlir.constant(28 : i64) : i64
    %26 = llvm.getelementptr inbounds|nuw %10[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.mlir.constant(32 : i64) : i64
    %28 = llvm.getelementptr inbounds|nuw %10[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.mlir.constant(36 : i64) : i64
    %30 = llvm.getelementptr inbounds|nuw %10[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.mlir.constant(40 : i64) : i64
    %32 = llvm.getelementptr inbounds|nuw %10[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %33 = llvm.mlir.constant(44 : i64) : i64
    %34 = llvm.getelementptr inbounds|nuw %10[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.mlir.constant(65 : i8) : i8
    %36 = llvm.mlir.addressof @text : !llvm.ptr
    %37 = llvm.mlir.addressof @pointer : !llvm.ptr
    %38 = llvm.mlir.addressof @row : !llvm.ptr
    %39 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %40 = llvm.mlir.constant(6 : i64) : i64
    %41 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %42 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %43 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %44 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %45 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %46 = llvm.mlir.constant(0 : i64) : i64
    %47 = llvm.mlir.constant(0 : i32) : i32
    %48 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %49 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
    %50 = llvm.mlir.constant(dense<4> : vector<4xi32>) : vector<4xi32>
    %51 = llvm.mlir.addressof @bytes : !llvm.ptr
    %52 = llvm.mlir.constant(dense<8> : vector<4xi32>) : vector<4xi32>
    %53 = llvm.mlir.constant(296 : i64) : i64
    %54 = llvm.getelementptr inbounds|nuw %51[%53] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %55 = llvm.mlir.constant(296 : i32) : i32
    %56 = llvm.mlir.constant(297 : i64) : i64
    %57 = llvm.getelementptr inbounds|nuw %51[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %58 = llvm.mlir.constant(297 : i32) : i32
    %59 = llvm.mlir.constant(298 : i64) : i64
    %60 = llvm.getelementptr inbounds|nuw %51[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.mlir.constant(298 : i32) : i32
    %62 = llvm.mlir.constant(299 : i64) : i64
    %63 = llvm.getelementptr inbounds|nuw %51[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %64 = llvm.mlir.constant(299 : i32) : i32
    %65 = llvm.mlir.addressof @flags : !llvm.ptr
    %66 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %67 = llvm.mlir.addressof @middle : !llvm.ptr
    %68 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %69 = llvm.mlir.zero : !llvm.ptr
    %70 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %71 = llvm.mlir.addressof @first : !llvm.ptr
    %72 = llvm.mlir.addressof @last : !llvm.ptr
    %73 = llvm.mlir.addressof @cursor : !llvm.ptr
    %74 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %75 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %76 = llvm.mlir.constant(42 : i32) : i32
    %77 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %78 = llvm.mlir.constant(15 : i32) : i32
    %79 = llvm.mlir.constant(1.500000e+00 : f64) : f64
    %80 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %81 = llvm.mlir.constant(12 : i32) : i32
    %82 = llvm.mlir.addressof @past : !llvm.ptr
    %83 = llvm.mlir.addressof @into : !llvm.ptr
    %84 = llvm.mlir.constant(2 : i64) : i64
    %85 = llvm.mlir.addressof @wide : !llvm.ptr
    %86 = llvm.mlir.constant(64 : i128) : i128
    %87 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %88 = llvm.mlir.addressof @counter.calls : !llvm.ptr
    %89 = llvm.mlir.constant(9 : i32) : i32
    %90 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %91 = llvm.add %90, %1 overflow<nsw> : i32
    llvm.store %91, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.store %2, %5 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    %92 = "llvm.intr.threadlocal.address"(%6) : (!llvm.ptr) -> !llvm.ptr
    %93 = llvm.load %92 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %94 = llvm.mul %93, %7 overflow<nsw> : i32
    llvm.store %94, %92 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %95 = llvm.load %4 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %96 = llvm.add %95, %2 overflow<nsw> : i64
    %97 = llvm.call tail @printf(%8, %91, %96, %94, %7, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %98 = llvm.load %10 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %99 = llvm.call tail @printf(%11, %98, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %100 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %101 = llvm.call tail @printf(%11, %100, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %102 = llvm.load %16 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %103 = llvm.call tail @printf(%11, %102, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %104 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %105 = llvm.call tail @printf(%11, %104, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %106 = llvm.load %20 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %107 = llvm.call tail @printf(%11, %106, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %108 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %109 = llvm.call tail @printf(%11, %108, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %110 = llvm.load %24 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %111 = llvm.call tail @printf(%11, %110, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %112 = llvm.load %26 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %113 = llvm.call tail @printf(%11, %112, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %114 = llvm.load %28 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %115 = llvm.call tail @printf(%11, %114, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %116 = llvm.load %30 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %117 = llvm.call tail @printf(%11, %116, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %118 = llvm.load %32 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %119 = llvm.call tail @printf(%11, %118, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %120 = llvm.load %34 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %121 = llvm.call tail @printf(%11, %120, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %35, %36 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %122 = llvm.load %37 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %123 = llvm.load %38 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %124 = llvm.getelementptr inbounds|nuw %123[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %125 = llvm.load %124 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %126 = llvm.sext %125 : i8 to i32
    %127 = llvm.call tail @printf(%39, %36, %122, %126, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %128 = llvm.call tail @printf(%41, %42) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %129 = llvm.call tail @printf(%41, %43) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %130 = llvm.call tail @printf(%41, %44) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %131 = llvm.call tail @printf(%41, %45) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %132 = llvm.call tail @putchar(%19) : (i32) -> i32
    llvm.br ^bb1(%46, %48, %48, %49 : i64, vector<4xi32>, vector<4xi32>, vector<4xi32>)
  ^bb1(%133: i64, %134: vector<4xi32>, %135: vector<4xi32>, %136: vector<4xi32>):  // 2 preds: ^bb0, ^bb1
    %137 = llvm.add %136, %50 : vector<4xi32>
    %138 = llvm.getelementptr inbounds|nuw %51[%133] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %139 = llvm.getelementptr inbounds|nuw %138[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %140 = llvm.load %138 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %141 = llvm.load %139 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %142 = llvm.zext %140 : vector<4xi8> to vector<4xi32>
    %143 = llvm.zext %141 : vector<4xi8> to vector<4xi32>
    %144 = llvm.mul %136, %142 overflow<nsw, nuw> : vector<4xi32>
    %145 = llvm.mul %137, %143 overflow<nsw, nuw> : vector<4xi32>
    %146 = llvm.add %144, %134 : vector<4xi32>
    %147 = llvm.add %145, %135 : vector<4xi32>
    %148 = llvm.add %133, %15 overflow<nuw> : i64
    %149 = llvm.add %136, %52 : vector<4xi32>
    %150 = llvm.icmp "eq" %148, %53 : i64
    llvm.cond_br %150, ^bb2, ^bb1(%148, %146, %147, %149 : i64, vector<4xi32>, vector<4xi32>, vector<4xi32>) {loop_annotation = #loop_annotation1}
  ^bb2:  // pred: ^bb1
    %151 = llvm.add %147, %146 : vector<4xi32>
    %152 = "llvm.intr.vector.reduce.add"(%151) : (vector<4xi32>) -> i32
    %153 = llvm.load %54 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %154 = llvm.zext %153 : i8 to i32
    %155 = llvm.mul %154, %55 overflow<nsw, nuw> : i32
    %156 = llvm.add %155, %152 overflow<nsw, nuw> : i32
    %157 = llvm.load %57 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %158 = llvm.zext %157 : i8 to i32
    %159 = llvm.mul %158, %58 overflow<nsw, nuw> : i32
    %160 = llvm.add %159, %156 overflow<nsw, nuw> : i32
    %161 = llvm.load %60 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %162 = llvm.zext %161 : i8 to i32
    %163 = llvm.mul %162, %61 overflow<nsw, nuw> : i32
    %164 = llvm.add %163, %160 overflow<nsw, nuw> : i32
    %165 = llvm.load %63 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %166 = llvm.zext %165 : i8 to i32
    %167 = llvm.mul %166, %64 overflow<nsw, nuw> : i32
    %168 = llvm.add %167, %164 overflow<nsw, nuw> : i32
    %169 = llvm.load %65 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<4xi8>
    %170 = "llvm.intr.vector.reduce.add"(%169) : (vector<4xi8>) -> i8
    %171 = llvm.zext nneg %170 : i8 to i32
    %172 = llvm.call tail @printf(%66, %168, %171) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb3(%67 : !llvm.ptr)
  ^bb3(%173: !llvm.ptr):  // 2 preds: ^bb2, ^bb3
    %174 = llvm.load %173 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    %175 = llvm.getelementptr inbounds|nuw %173[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %176 = llvm.load %175 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %177 = llvm.call tail @printf(%68, %174, %176) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %178 = llvm.getelementptr inbounds|nuw %173[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %179 = llvm.load %178 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    %180 = llvm.icmp "eq" %179, %69 : !llvm.ptr
    llvm.cond_br %180, ^bb4, ^bb3(%179 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb3
    %181 = llvm.load %67 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    %182 = llvm.call tail @printf(%70, %181) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %183 = llvm.load %71 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    %184 = llvm.call tail @printf(%70, %183) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %185 = llvm.load %72 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    %186 = llvm.call tail @printf(%70, %185) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %187 = llvm.load %73 {alignment = 8 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr -> !llvm.ptr
    %188 = llvm.load %187 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %189 = llvm.getelementptr inbounds|nuw %188[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %190 = llvm.load %189 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %191 = llvm.call tail @printf(%74, %190) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %192 = llvm.call tail @printf(%75, %76, %77) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %193 = llvm.call tail @printf(%75, %78, %79) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %194 = llvm.call tail @printf(%80, %81) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %195 = llvm.load %82 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %196 = llvm.load %83 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %197 = llvm.ptrtoint %195 : !llvm.ptr to i64
    %198 = llvm.ptrtoint %196 : !llvm.ptr to i64
    %199 = llvm.sub %197, %198 : i64
    %200 = llvm.lshr exact %199, %84 : i64
    %201 = llvm.trunc %200 : i64 to i32
    %202 = llvm.load %196 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %203 = llvm.add %202, %201 overflow<nsw> : i32
    llvm.store %203, %196 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %204 = llvm.load %32 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %205 = llvm.load %85 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i128
    %206 = llvm.lshr %205, %86 : i128
    %207 = llvm.trunc %206 overflow<nuw> : i128 to i64
    %208 = llvm.trunc %205 : i128 to i32
    %209 = llvm.call tail @printf(%87, %204, %17, %207, %208) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %210 = llvm.load %88 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %211 = llvm.add %210, %89 overflow<nsw> : i32
    llvm.store %211, %88 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.return %211 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
