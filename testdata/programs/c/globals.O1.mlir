#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "_Bool", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "__int128", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc5, offset = 0>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc3, 0>}>
#tbaa_type_desc8 = #llvm.tbaa_type_desc<id = "p1 _ZTS4node", members = {<#tbaa_type_desc3, 0>}>
#tbaa_type_desc9 = #llvm.tbaa_type_desc<id = "any p2 pointer", members = {<#tbaa_type_desc3, 0>}>
#tbaa_type_desc10 = #llvm.tbaa_type_desc<id = "p1 int", members = {<#tbaa_type_desc3, 0>}>
#tbaa_type_desc11 = #llvm.tbaa_type_desc<id = "", members = {<#tbaa_type_desc3, 0>, <#tbaa_type_desc1, 8>, <#tbaa_type_desc6, 12>}>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc7, offset = 0>
#tbaa_tag7 = #llvm.tbaa_tag<base_type = #tbaa_type_desc8, access_type = #tbaa_type_desc8, offset = 0>
#tbaa_tag8 = #llvm.tbaa_tag<base_type = #tbaa_type_desc10, access_type = #tbaa_type_desc10, offset = 0>
#tbaa_tag9 = #llvm.tbaa_tag<base_type = #tbaa_type_desc11, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_tag10 = #llvm.tbaa_tag<base_type = #tbaa_type_desc11, access_type = #tbaa_type_desc1, offset = 8>
#tbaa_tag11 = #llvm.tbaa_tag<base_type = #tbaa_type_desc11, access_type = #tbaa_type_desc6, offset = 12>
#tbaa_type_desc12 = #llvm.tbaa_type_desc<id = "node", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc8, 8>, <#tbaa_type_desc7, 16>}>
#tbaa_type_desc13 = #llvm.tbaa_type_desc<id = "p2 _ZTS4node", members = {<#tbaa_type_desc9, 0>}>
#tbaa_tag12 = #llvm.tbaa_tag<base_type = #tbaa_type_desc12, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag13 = #llvm.tbaa_tag<base_type = #tbaa_type_desc12, access_type = #tbaa_type_desc7, offset = 16>
#tbaa_tag14 = #llvm.tbaa_tag<base_type = #tbaa_type_desc12, access_type = #tbaa_type_desc8, offset = 8>
#tbaa_tag15 = #llvm.tbaa_tag<base_type = #tbaa_type_desc13, access_type = #tbaa_type_desc13, offset = 0>
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
  llvm.mlir.global external local_unnamed_addr @flags("\01\00\01\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
  llvm.mlir.global internal unnamed_addr constant @names.rel() {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<4 x i32> {
    %0 = llvm.mlir.addressof @names.rel : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
    %2 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
    %4 = llvm.sub %3, %1 : i64
    %5 = llvm.trunc %4 : i64 to i32
    %6 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %8 = llvm.sub %7, %1 : i64
    %9 = llvm.trunc %8 : i64 to i32
    %10 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %11 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %12 = llvm.sub %11, %1 : i64
    %13 = llvm.trunc %12 : i64 to i32
    %14 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %15 = llvm.ptrtoint %14 : !llvm.ptr to i64
    %16 = llvm.sub %15, %1 : i64
    %17 = llvm.trunc %16 : i64 to i32
    %18 = llvm.mlir.undef : !llvm.array<4 x i32>
    %19 = llvm.insertvalue %17, %18[0] : !llvm.array<4 x i32> 
    %20 = llvm.insertvalue %13, %19[1] : !llvm.array<4 x i32> 
    %21 = llvm.insertvalue %9, %20[2] : !llvm.array<4 x i32> 
    %22 = llvm.insertvalue %5, %21[3] : !llvm.array<4 x i32> 
    llvm.return %22 : !llvm.array<4 x i32>
  }
  llvm.mlir.global private unnamed_addr constant @".str.10"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%d:%s \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"(" %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("%d %g \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr constant @jobs() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<2 x struct<"struct.anon", (ptr, i32, f32)>> {
    %0 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.addressof @thrice : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, i32, f32)>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<"struct.anon", (ptr, i32, f32)> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<"struct.anon", (ptr, i32, f32)> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<"struct.anon", (ptr, i32, f32)> 
    %7 = llvm.mlir.constant(5.000000e-01 : f32) : f32
    %8 = llvm.mlir.constant(21 : i32) : i32
    %9 = llvm.mlir.addressof @twice : !llvm.ptr
    %10 = llvm.mlir.undef : !llvm.struct<"struct.anon", (ptr, i32, f32)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<"struct.anon", (ptr, i32, f32)> 
    %12 = llvm.insertvalue %8, %11[1] : !llvm.struct<"struct.anon", (ptr, i32, f32)> 
    %13 = llvm.insertvalue %7, %12[2] : !llvm.struct<"struct.anon", (ptr, i32, f32)> 
    %14 = llvm.mlir.undef : !llvm.array<2 x struct<"struct.anon", (ptr, i32, f32)>>
    %15 = llvm.insertvalue %13, %14[0] : !llvm.array<2 x struct<"struct.anon", (ptr, i32, f32)>> 
    %16 = llvm.insertvalue %6, %15[1] : !llvm.array<2 x struct<"struct.anon", (ptr, i32, f32)>> 
    llvm.return %16 : !llvm.array<2 x struct<"struct.anon", (ptr, i32, f32)>>
  }
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
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, -2147483639, -2147483648>}) attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.mlir.addressof @grid : !llvm.ptr
    %12 = llvm.mlir.constant(3 : i64) : i64
    %13 = llvm.mlir.constant(10 : i32) : i32
    %14 = llvm.mlir.constant(32 : i32) : i32
    %15 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %16 = llvm.mlir.constant(1 : i64) : i64
    %17 = llvm.mlir.constant(4 : i64) : i64
    %18 = llvm.mlir.constant(65 : i8) : i8
    %19 = llvm.mlir.addressof @text : !llvm.ptr
    %20 = llvm.mlir.addressof @pointer : !llvm.ptr
    %21 = llvm.mlir.addressof @row : !llvm.ptr
    %22 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %23 = llvm.mlir.constant(6 : i64) : i64
    %24 = llvm.mlir.constant(2 : i64) : i64
    %25 = llvm.mlir.addressof @names.rel : !llvm.ptr
    %26 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %27 = llvm.mlir.constant(-1 : i64) : i64
    %28 = llvm.mlir.constant(0 : i32) : i32
    %29 = llvm.mlir.addressof @bytes : !llvm.ptr
    %30 = llvm.mlir.constant(300 : i64) : i64
    %31 = llvm.mlir.addressof @flags : !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %31[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %33 = llvm.getelementptr inbounds|nuw %31[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %34 = llvm.getelementptr inbounds|nuw %31[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %36 = llvm.mlir.addressof @middle : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %38 = llvm.mlir.constant(8 : i64) : i64
    %39 = llvm.mlir.zero : !llvm.ptr
    %40 = llvm.mlir.addressof @chain : !llvm.ptr
    %41 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %42 = llvm.mlir.addressof @cursor : !llvm.ptr
    %43 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %44 = llvm.mlir.constant(1 : i32) : i32
    %45 = llvm.mlir.addressof @steps : !llvm.ptr
    %46 = llvm.mlir.addressof @jobs : !llvm.ptr
    %47 = llvm.mlir.constant(12 : i64) : i64
    %48 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %49 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %50 = llvm.mlir.addressof @past : !llvm.ptr
    %51 = llvm.mlir.addressof @into : !llvm.ptr
    %52 = llvm.mlir.constant(40 : i64) : i64
    %53 = llvm.getelementptr inbounds|nuw %11[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %54 = llvm.mlir.addressof @wide : !llvm.ptr
    %55 = llvm.mlir.constant(64 : i128) : i128
    %56 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %57 = llvm.mlir.addressof @counter.calls : !llvm.ptr
    %58 = llvm.mlir.constant(9 : i32) : i32
    %59 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %60 = llvm.add %59, %1 overflow<nsw> : i32
    llvm.store %60, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.store %2, %5 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    %61 = "llvm.intr.threadlocal.address"(%6) : (!llvm.ptr) -> !llvm.ptr
    %62 = llvm.load %61 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %63 = llvm.mul %62, %7 overflow<nsw> : i32
    llvm.store %63, %61 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %64 = llvm.load %4 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %65 = llvm.add %64, %2 overflow<nsw> : i64
    %66 = llvm.call tail @printf(%8, %60, %65, %63, %7, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb1(%10 : i64)
  ^bb1(%67: i64):  // 2 preds: ^bb0, ^bb3
    %68 = llvm.getelementptr inbounds|nuw %11[%67] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    llvm.br ^bb4(%10 : i64)
  ^bb2:  // pred: ^bb3
    llvm.store %18, %19 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %69 = llvm.load %20 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.load %21 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %71 = llvm.getelementptr inbounds|nuw %70[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %72 = llvm.load %71 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %73 = llvm.sext %72 : i8 to i32
    %74 = llvm.call tail @printf(%22, %19, %69, %73, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb6(%12 : i64)
  ^bb3:  // pred: ^bb4
    %75 = llvm.add %67, %16 overflow<nsw, nuw> : i64
    %76 = llvm.icmp "eq" %75, %12 : i64
    llvm.cond_br %76, ^bb2, ^bb1(%75 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%77: i64):  // 2 preds: ^bb1, ^bb4
    %78 = llvm.getelementptr inbounds|nuw %68[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %79 = llvm.load %78 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %80 = llvm.icmp "eq" %77, %12 : i64
    %81 = llvm.select %80, %13, %14 : i1, i32
    %82 = llvm.call tail @printf(%15, %79, %81) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %83 = llvm.add %77, %16 overflow<nsw, nuw> : i64
    %84 = llvm.icmp "eq" %83, %17 : i64
    llvm.cond_br %84, ^bb3, ^bb4(%83 : i64) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb6
    %85 = llvm.call tail @putchar(%13) : (i32) -> i32
    llvm.br ^bb8(%10, %28 : i64, i32)
  ^bb6(%86: i64):  // 2 preds: ^bb2, ^bb6
    %87 = llvm.shl %86, %24 : i64
    %88 = llvm.call_intrinsic "llvm.load.relative.i64"(%25, %87) : (!llvm.ptr, i64) -> !llvm.ptr
    %89 = llvm.call tail @printf(%26, %88) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %90 = llvm.add %86, %27 overflow<nsw> : i64
    %91 = llvm.icmp "eq" %86, %10 : i64
    llvm.cond_br %91, ^bb5, ^bb6(%90 : i64) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb8
    %92 = llvm.load %31 {alignment = 1 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i8
    %93 = llvm.load %32 {alignment = 1 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i8
    %94 = llvm.add %93, %92 overflow<nsw, nuw> : i8
    %95 = llvm.load %33 {alignment = 1 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i8
    %96 = llvm.add %94, %95 overflow<nsw, nuw> : i8
    %97 = llvm.load %34 {alignment = 1 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i8
    %98 = llvm.add %96, %97 overflow<nsw, nuw> : i8
    %99 = llvm.zext nneg %98 : i8 to i32
    %100 = llvm.call tail @printf(%35, %108, %99) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb9(%36 : !llvm.ptr)
  ^bb8(%101: i64, %102: i32):  // 2 preds: ^bb5, ^bb8
    %103 = llvm.getelementptr inbounds|nuw %29[%101] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.load %103 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %105 = llvm.zext %104 : i8 to i32
    %106 = llvm.trunc %101 overflow<nsw, nuw> : i64 to i32
    %107 = llvm.mul %106, %105 overflow<nsw, nuw> : i32
    %108 = llvm.add %107, %102 overflow<nsw, nuw> : i32
    %109 = llvm.add %101, %16 overflow<nsw, nuw> : i64
    %110 = llvm.icmp "eq" %109, %30 : i64
    llvm.cond_br %110, ^bb7, ^bb8(%109, %108 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb9(%111: !llvm.ptr):  // 2 preds: ^bb7, ^bb9
    %112 = llvm.load %111 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> i32
    %113 = llvm.getelementptr inbounds|nuw %111[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %114 = llvm.load %113 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %115 = llvm.call tail @printf(%37, %112, %114) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %116 = llvm.getelementptr inbounds|nuw %111[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %117 = llvm.load %116 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> !llvm.ptr
    %118 = llvm.icmp "eq" %117, %39 : !llvm.ptr
    llvm.cond_br %118, ^bb11(%36, %40 : !llvm.ptr, !llvm.ptr), ^bb9(%117 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb11
    %119 = llvm.load %42 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr -> !llvm.ptr
    %120 = llvm.load %119 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %121 = llvm.getelementptr inbounds|nuw %120[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %122 = llvm.load %121 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %123 = llvm.call tail @printf(%43, %122) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb12(%10, %44 : i64, i32)
  ^bb11(%124: !llvm.ptr, %125: !llvm.ptr):  // 2 preds: ^bb9, ^bb11
    %126 = llvm.load %124 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> i32
    %127 = llvm.call tail @printf(%41, %126) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %128 = llvm.getelementptr inbounds|nuw %125[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %129 = llvm.load %128 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %130 = llvm.icmp "eq" %129, %39 : !llvm.ptr
    llvm.cond_br %130, ^bb10, ^bb11(%129, %128 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb12(%131: i64, %132: i32):  // 2 preds: ^bb10, ^bb12
    %133 = llvm.getelementptr inbounds|nuw %45[%131] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %134 = llvm.load %133 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %135 = llvm.call tail %134(%132) {no_unwind} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    %136 = llvm.add %131, %16 overflow<nsw, nuw> : i64
    %137 = llvm.icmp "eq" %136, %12 : i64
    llvm.cond_br %137, ^bb14(%10 : i64), ^bb12(%136, %135 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb14
    %138 = llvm.call tail @printf(%49, %135) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %139 = llvm.load %50 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %140 = llvm.load %51 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %141 = llvm.ptrtoint %139 : !llvm.ptr to i64
    %142 = llvm.ptrtoint %140 : !llvm.ptr to i64
    %143 = llvm.sub %141, %142 : i64
    %144 = llvm.lshr exact %143, %24 : i64
    %145 = llvm.trunc %144 : i64 to i32
    %146 = llvm.load %140 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %147 = llvm.add %146, %145 overflow<nsw> : i32
    llvm.store %147, %140 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %148 = llvm.load %53 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %149 = llvm.load %54 {alignment = 16 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i128
    %150 = llvm.lshr %149, %55 : i128
    %151 = llvm.trunc %150 overflow<nuw> : i128 to i64
    %152 = llvm.trunc %149 : i128 to i32
    %153 = llvm.call tail @printf(%56, %148, %47, %151, %152) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %154 = llvm.load %57 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %155 = llvm.add %154, %58 overflow<nsw> : i32
    llvm.store %155, %57 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.return %155 : i32
  ^bb14(%156: i64):  // 2 preds: ^bb12, ^bb14
    %157 = llvm.getelementptr inbounds|nuw %46[%156] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, i32, f32)>
    %158 = llvm.load %157 {alignment = 16 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %159 = llvm.getelementptr inbounds|nuw %157[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.load %159 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    %161 = llvm.call tail %158(%160) {no_unwind} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    %162 = llvm.getelementptr inbounds|nuw %157[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %163 = llvm.load %162 {alignment = 4 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr -> f32
    %164 = llvm.fpext %163 : f32 to f64
    %165 = llvm.call tail @printf(%48, %161, %164) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %166 = llvm.add %156, %16 overflow<nsw, nuw> : i64
    %167 = llvm.icmp "eq" %156, %10 : i64
    llvm.cond_br %167, ^bb14(%166 : i64), ^bb13 {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
  llvm.func @llvm.load.relative.i64(!llvm.ptr, i64) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
}
