#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "p1 _ZTS7handler", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "handler", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc3, 200>, <#tbaa_type_desc4, 208>}>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc3, offset = 200>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc4, offset = 208>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("7\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("(123)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("(1(2(3)))\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("(12\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("(1x)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("((((((((1))))))))\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.texts.rel() {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<6 x i32> {
    %0 = llvm.mlir.addressof @__const.main.texts.rel : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
    %2 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
    %4 = llvm.sub %3, %1 : i64
    %5 = llvm.trunc %4 : i64 to i32
    %6 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %8 = llvm.sub %7, %1 : i64
    %9 = llvm.trunc %8 : i64 to i32
    %10 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %11 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %12 = llvm.sub %11, %1 : i64
    %13 = llvm.trunc %12 : i64 to i32
    %14 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %15 = llvm.ptrtoint %14 : !llvm.ptr to i64
    %16 = llvm.sub %15, %1 : i64
    %17 = llvm.trunc %16 : i64 to i32
    %18 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %19 = llvm.ptrtoint %18 : !llvm.ptr to i64
    %20 = llvm.sub %19, %1 : i64
    %21 = llvm.trunc %20 : i64 to i32
    %22 = llvm.mlir.addressof @".str" : !llvm.ptr
    %23 = llvm.ptrtoint %22 : !llvm.ptr to i64
    %24 = llvm.sub %23, %1 : i64
    %25 = llvm.trunc %24 : i64 to i32
    %26 = llvm.mlir.undef : !llvm.array<6 x i32>
    %27 = llvm.insertvalue %25, %26[0] : !llvm.array<6 x i32> 
    %28 = llvm.insertvalue %21, %27[1] : !llvm.array<6 x i32> 
    %29 = llvm.insertvalue %17, %28[2] : !llvm.array<6 x i32> 
    %30 = llvm.insertvalue %13, %29[3] : !llvm.array<6 x i32> 
    %31 = llvm.insertvalue %9, %30[4] : !llvm.array<6 x i32> 
    %32 = llvm.insertvalue %5, %31[5] : !llvm.array<6 x i32> 
    llvm.return %32 : !llvm.array<6 x i32>
  }
  llvm.mlir.global internal unnamed_addr @top() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str.6"("inner %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("outer %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @out() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>> {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(dense<0> : tensor<16xi64>) : !llvm.array<16 x i64>
    %2 = llvm.mlir.zero : !llvm.struct<"struct.__sigset_t", (array<16 x i64>)>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(dense<0> : tensor<8xi64>) : !llvm.array<8 x i64>
    %5 = llvm.mlir.zero : !llvm.struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>
    %6 = llvm.mlir.zero : !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    llvm.return %6 : !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.8"("comparison %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.w(dense<[5, 6, 7, 8]> : tensor<4xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x i32>
  llvm.mlir.global private unnamed_addr constant @".str.9"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("rounds %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("code %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%s = %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("%s: error %d in stage %d%s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.15"("%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("too deep\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("not a digit\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @compared(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @again() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>> {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(dense<0> : tensor<16xi64>) : !llvm.array<16 x i64>
    %2 = llvm.mlir.zero : !llvm.struct<"struct.__sigset_t", (array<16 x i64>)>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(dense<0> : tensor<8xi64>) : !llvm.array<8 x i64>
    %5 = llvm.mlir.zero : !llvm.struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>
    %6 = llvm.mlir.zero : !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    llvm.return %6 : !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.18"("bounced, last %d, %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @__const.main.texts.rel : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(6 : i64) : i64
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(216 : i64) : i64
    %8 = llvm.mlir.addressof @top : !llvm.ptr
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %12 = llvm.mlir.constant(3 : i32) : i32
    %13 = llvm.mlir.constant(16 : i64) : i64
    %14 = llvm.mlir.constant(dense<[0, 17, 34, 11]> : vector<4xi32>) : vector<4xi32>
    %15 = llvm.mlir.constant(dense<[28, 5, 22, 39]> : vector<4xi32>) : vector<4xi32>
    %16 = llvm.mlir.constant(32 : i64) : i64
    %17 = llvm.mlir.constant(48 : i64) : i64
    %18 = llvm.mlir.constant(dense<[16, 33, 10, 27]> : vector<4xi32>) : vector<4xi32>
    %19 = llvm.mlir.constant(dense<[4, 21, 38, 15]> : vector<4xi32>) : vector<4xi32>
    %20 = llvm.mlir.constant(64 : i64) : i64
    %21 = llvm.mlir.constant(80 : i64) : i64
    %22 = llvm.mlir.constant(dense<[32, 9, 26, 3]> : vector<4xi32>) : vector<4xi32>
    %23 = llvm.mlir.constant(dense<[20, 37, 14, 31]> : vector<4xi32>) : vector<4xi32>
    %24 = llvm.mlir.constant(96 : i64) : i64
    %25 = llvm.mlir.constant(112 : i64) : i64
    %26 = llvm.mlir.constant(dense<[8, 25, 2, 19]> : vector<4xi32>) : vector<4xi32>
    %27 = llvm.mlir.constant(dense<[36, 13, 30, 7]> : vector<4xi32>) : vector<4xi32>
    %28 = llvm.mlir.constant(128 : i64) : i64
    %29 = llvm.mlir.constant(144 : i64) : i64
    %30 = llvm.mlir.constant(dense<[24, 1, 18, 35]> : vector<4xi32>) : vector<4xi32>
    %31 = llvm.mlir.constant(dense<[12, 29, 6, 23]> : vector<4xi32>) : vector<4xi32>
    %32 = llvm.mlir.addressof @out : !llvm.ptr
    %33 = llvm.mlir.constant(40 : i64) : i64
    %34 = llvm.mlir.constant(4 : i64) : i64
    %35 = llvm.mlir.addressof @compare : !llvm.ptr
    %36 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %37 = llvm.mlir.addressof @__const.main.w : !llvm.ptr
    %38 = llvm.mlir.constant(100 : i32) : i32
    %39 = llvm.mlir.constant(15 : i32) : i32
    %40 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %41 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %42 = llvm.mlir.constant(200 : i64) : i64
    %43 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %44 = llvm.alloca %0 x !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x !llvm.array<40 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb2(%1 : i64)
  ^bb1:  // pred: ^bb2
    llvm.intr.lifetime.start %44 : !llvm.ptr
    "llvm.intr.memset"(%44, %6, %7) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 216 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %44, %8 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    %51 = llvm.call @_setjmp(%44) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %52 = llvm.icmp "eq" %51, %9 : i32
    llvm.cond_br %52, ^bb3(%9 : i32), ^bb4
  ^bb2(%53: i64):  // 2 preds: ^bb0, ^bb2
    %54 = llvm.shl %53, %2 : i64
    %55 = llvm.call_intrinsic "llvm.load.relative.i64"(%3, %54) : (!llvm.ptr, i64) -> !llvm.ptr
    llvm.call fastcc @try_parse(%55) : (!llvm.ptr {llvm.noundef}) -> ()
    %56 = llvm.add %53, %4 overflow<nsw, nuw> : i64
    %57 = llvm.icmp "eq" %56, %5 : i64
    llvm.cond_br %57, ^bb1, ^bb2(%56 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%58: i32):  // 2 preds: ^bb1, ^bb3
    %59 = llvm.call fastcc @inner_handler(%58) : (i32 {llvm.noundef}) -> i32
    %60 = llvm.call @printf(%11, %59) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %61 = llvm.add %58, %0 overflow<nsw, nuw> : i32
    %62 = llvm.icmp "eq" %61, %12 : i32
    llvm.cond_br %62, ^bb5, ^bb3(%61 : i32) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %63 = llvm.call @printf(%10, %51) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    llvm.intr.lifetime.start %45 : !llvm.ptr
    %64 = llvm.getelementptr inbounds|nuw %45[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %14, %45 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    llvm.store %15, %64 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %65 = llvm.getelementptr inbounds|nuw %45[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %66 = llvm.getelementptr inbounds|nuw %45[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %18, %65 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    llvm.store %19, %66 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %67 = llvm.getelementptr inbounds|nuw %45[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %68 = llvm.getelementptr inbounds|nuw %45[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %22, %67 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    llvm.store %23, %68 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %69 = llvm.getelementptr inbounds|nuw %45[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.getelementptr inbounds|nuw %45[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %26, %69 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    llvm.store %27, %70 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %71 = llvm.getelementptr inbounds|nuw %45[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %72 = llvm.getelementptr inbounds|nuw %45[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %30, %71 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    llvm.store %31, %72 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %73 = llvm.call @_setjmp(%32) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %74 = llvm.icmp "eq" %73, %9 : i32
    llvm.cond_br %74, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    llvm.call @qsort(%45, %33, %34, %35) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %75 = llvm.call @printf(%36, %73) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc @bounce() : () -> ()
    %76 = llvm.call fastcc @sum_until(%37, %38) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %77 = llvm.call fastcc @sum_until(%37, %39) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %78 = llvm.call @printf(%40, %76, %77) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %46 : !llvm.ptr
    llvm.intr.lifetime.start %47 : !llvm.ptr
    llvm.store volatile %9, %47 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %79 = llvm.call @__sigsetjmp(%46, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %80 = llvm.icmp "slt" %79, %12 : i32
    %81 = llvm.load volatile %47 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.cond_br %80, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %82 = llvm.add %81, %0 overflow<nsw> : i32
    llvm.store volatile %82, %47 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call @siglongjmp(%46, %82) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb9:  // pred: ^bb7
    %83 = llvm.call @printf(%41, %81) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %48 : !llvm.ptr
    llvm.intr.lifetime.start %49 : !llvm.ptr
    llvm.intr.lifetime.start %50 : !llvm.ptr
    llvm.store volatile %9, %50 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %84 = llvm.call @_setjmp(%49) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%48, %49, %42) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 200 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 200 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %85 = llvm.load volatile %50 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %86 = llvm.add %85, %0 overflow<nsw> : i32
    llvm.store volatile %86, %50 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %87 = llvm.icmp "eq" %85, %9 : i32
    llvm.cond_br %87, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    llvm.call @longjmp(%48, %9) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb11:  // pred: ^bb9
    %88 = llvm.call @printf(%43, %84) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %50 : !llvm.ptr
    llvm.intr.lifetime.end %49 : !llvm.ptr
    llvm.intr.lifetime.end %48 : !llvm.ptr
    llvm.intr.lifetime.end %47 : !llvm.ptr
    llvm.intr.lifetime.end %46 : !llvm.ptr
    llvm.intr.lifetime.end %45 : !llvm.ptr
    llvm.intr.lifetime.end %44 : !llvm.ptr
    llvm.return %84 : i32
  }
  llvm.func internal unnamed_addr fastcc @try_parse(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(216 : i64) : i64
    %3 = llvm.mlir.constant(200 : i64) : i64
    %4 = llvm.mlir.addressof @top : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(208 : i64) : i64
    %7 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %11 : !llvm.ptr
    "llvm.intr.memset"(%11, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 216 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.getelementptr inbounds|nuw %11[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.load %4 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    llvm.store %15, %14 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr, !llvm.ptr
    llvm.store %11, %4 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.start %12 : !llvm.ptr
    llvm.store volatile %5, %12 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %16 = llvm.call @_setjmp(%11) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %17 = llvm.icmp "eq" %16, %5 : i32
    llvm.cond_br %17, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.store volatile %0, %12 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.intr.lifetime.start %13 : !llvm.ptr
    llvm.store %arg0, %13 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %18 = llvm.call fastcc @parse(%13, %5) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store volatile %9, %12 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %19 = llvm.call @printf(%10, %arg0, %18) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %20 = llvm.load volatile %12 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %21 = llvm.icmp "eq" %16, %0 : i32
    %22 = llvm.getelementptr inbounds|nuw %11[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.select %21, %7, %23 : i1, !llvm.ptr
    %25 = llvm.call @printf(%8, %arg0, %16, %20, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %26 = llvm.load %14 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    llvm.store %26, %4 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.end %12 : !llvm.ptr
    llvm.intr.lifetime.end %11 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @_setjmp(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_unwind, passthrough = ["returns_twice", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal unnamed_addr fastcc @inner_handler(%arg0: i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, -2147483648, 3>}) -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(216 : i64) : i64
    %3 = llvm.mlir.constant(200 : i64) : i64
    %4 = llvm.mlir.addressof @top : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(208 : i64) : i64
    %7 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %8 = llvm.mlir.constant(10 : i32) : i32
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(20 : i32) : i32
    %11 = llvm.alloca %0 x !llvm.struct<"struct.handler", (array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %11 : !llvm.ptr
    "llvm.intr.memset"(%11, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 216 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %12 = llvm.getelementptr inbounds|nuw %11[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %4 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    llvm.store %13, %12 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr, !llvm.ptr
    llvm.store %11, %4 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    %14 = llvm.call @_setjmp(%11) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %15 = llvm.icmp "eq" %14, %5 : i32
    llvm.cond_br %15, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %16 = llvm.and %arg0, %0 : i32
    %17 = llvm.icmp "eq" %16, %5 : i32
    llvm.cond_br %17, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %18 = llvm.load %4 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %7, %19 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.call @longjmp(%18, %8) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    %20 = llvm.and %arg0, %9 : i32
    %21 = llvm.icmp "eq" %20, %5 : i32
    llvm.cond_br %21, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %22 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    llvm.store %22, %4 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %22[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %7, %23 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.call @longjmp(%22, %10) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb5:  // 2 preds: ^bb0, ^bb3
    %24 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    llvm.store %24, %4 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.end %11 : !llvm.ptr
    llvm.return %14 : i32
  }
  llvm.func local_unnamed_addr @qsort(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @compare(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @compared : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.addressof @out : !llvm.ptr
    %4 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %5 = llvm.add %4, %1 overflow<nsw> : i32
    llvm.store %5, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %6 = llvm.icmp "eq" %5, %2 : i32
    llvm.cond_br %6, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call tail @longjmp(%3, %2) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %7 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %8 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %9 = llvm.sub %7, %8 overflow<nsw> : i32
    llvm.return %9 : i32
  }
  llvm.func internal unnamed_addr fastcc @bounce() attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(9 : i32) : i32
    %2 = llvm.mlir.addressof @again : !llvm.ptr
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %6 : !llvm.ptr
    llvm.store volatile %1, %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %7 = llvm.intr.stacksave : !llvm.ptr
    %8 = llvm.call @_setjmp(%2) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %9 = llvm.load volatile %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %10 = llvm.load volatile %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %11 = llvm.add %10, %3 overflow<nsw> : i32
    llvm.store volatile %11, %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %12 = llvm.icmp "sgt" %10, %4 : i32
    llvm.cond_br %12, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %13 = llvm.load volatile %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %14 = llvm.add %13, %0 overflow<nsw> : i32
    llvm.call @longjmp(%2, %14) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %15 = llvm.call @printf(%5, %8, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.stackrestore %7 : !llvm.ptr
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @sum_until(%arg0: !llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 15, 101>}) -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %4 : !llvm.ptr
    llvm.intr.lifetime.start %5 : !llvm.ptr
    llvm.store volatile %1, %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.intr.lifetime.start %6 : !llvm.ptr
    llvm.store volatile %1, %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %7 = llvm.call @_setjmp(%4) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %8 = llvm.icmp "ult" %7, %2 : i32
    llvm.cond_br %8, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %9 = llvm.load volatile %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %10 = llvm.icmp "eq" %9, %3 : i32
    llvm.cond_br %10, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %11 = llvm.load volatile %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb5(%11 : i32)
  ^bb3:  // pred: ^bb1
    %12 = llvm.load volatile %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %13 = llvm.add %12, %0 overflow<nsw> : i32
    llvm.store volatile %13, %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %14 = llvm.sext %12 : i32 to i64
    %15 = llvm.getelementptr inbounds %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %16 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %17 = llvm.load volatile %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %18 = llvm.add %17, %16 overflow<nsw> : i32
    llvm.store volatile %18, %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %19 = llvm.load volatile %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %20 = llvm.icmp "sgt" %19, %arg1 : i32
    %21 = llvm.select %20, %2, %0 : i1, i32
    llvm.call @longjmp(%4, %21) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb0
    %22 = llvm.load volatile %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %23 = llvm.sub %1, %22 overflow<nsw> : i32
    llvm.br ^bb5(%23 : i32)
  ^bb5(%24: i32):  // 2 preds: ^bb2, ^bb4
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.intr.lifetime.end %5 : !llvm.ptr
    llvm.intr.lifetime.end %4 : !llvm.ptr
    llvm.return %24 : i32
  }
  llvm.func local_unnamed_addr @__sigsetjmp(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {no_unwind, passthrough = ["returns_twice", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @siglongjmp(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @longjmp(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal unnamed_addr fastcc @parse(%arg0: !llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %3 = llvm.mlir.constant(6 : i32) : i32
    %4 = llvm.mlir.constant(40 : i8) : i8
    %5 = llvm.mlir.constant(-58 : i8) : i8
    %6 = llvm.mlir.constant(-10 : i8) : i8
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(-48 : i32) : i32
    %9 = llvm.mlir.addressof @top : !llvm.ptr
    %10 = llvm.mlir.constant(208 : i64) : i64
    %11 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %12 = llvm.mlir.constant(2 : i32) : i32
    %13 = llvm.mlir.constant(0 : i32) : i32
    %14 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %15 = llvm.mlir.constant(3 : i32) : i32
    %16 = llvm.alloca %0 x !llvm.array<16 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    %17 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @snprintf(%16, %1, %2, %17) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.icmp "sgt" %arg1, %3 : i32
    llvm.cond_br %19, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %20 = llvm.load %9 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %20[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %14, %21 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.call tail @longjmp(%20, %15) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %22 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %22 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %24 = llvm.icmp "eq" %23, %4 : i8
    llvm.cond_br %24, ^bb3, ^bb8
  ^bb3:  // pred: ^bb2
    %25 = llvm.getelementptr inbounds|nuw %22[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %26 = llvm.add %arg1, %0 overflow<nsw> : i32
    llvm.br ^bb4(%25, %13 : !llvm.ptr, i32)
  ^bb4(%27: !llvm.ptr, %28: i32):  // 2 preds: ^bb3, ^bb6
    %29 = llvm.load %27 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %29 : i8, ^bb6 [
      41: ^bb7,
      0: ^bb5
    ]
  ^bb5:  // pred: ^bb4
    %30 = llvm.load %9 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %30[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %16, %31 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.call @longjmp(%30, %0) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb4
    %32 = llvm.call fastcc tail @parse(%arg0, %26) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %33 = llvm.add %32, %28 overflow<nsw> : i32
    %34 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb4(%34, %33 : !llvm.ptr, i32) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb4
    %35 = llvm.getelementptr inbounds|nuw %27[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %35, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11(%28 : i32)
  ^bb8:  // pred: ^bb2
    %36 = llvm.add %23, %5 : i8
    %37 = llvm.icmp "ult" %36, %6 : i8
    llvm.cond_br %37, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %38 = llvm.load %9 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %38[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %39 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.call tail @longjmp(%38, %12) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb10:  // pred: ^bb8
    %40 = llvm.getelementptr inbounds|nuw %22[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %40, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %41 = llvm.load %22 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %42 = llvm.sext %41 : i8 to i32
    %43 = llvm.add %42, %8 overflow<nsw> : i32
    llvm.br ^bb11(%43 : i32)
  ^bb11(%44: i32):  // 2 preds: ^bb7, ^bb10
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.return %44 : i32
  }
  llvm.func local_unnamed_addr @snprintf(!llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, i64 {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @llvm.load.relative.i64(!llvm.ptr, i64) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
}
