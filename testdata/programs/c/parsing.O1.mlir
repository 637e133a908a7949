#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "p1 int", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "p1 double", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc5, offset = 0>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc6, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("42\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("  -17xyz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("0x1F\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("077\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("+9\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("99999999999999999999\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.7"("zz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.numbers() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.undef : !llvm.array<8 x ptr>
    %9 = llvm.insertvalue %7, %8[0] : !llvm.array<8 x ptr> 
    %10 = llvm.insertvalue %6, %9[1] : !llvm.array<8 x ptr> 
    %11 = llvm.insertvalue %5, %10[2] : !llvm.array<8 x ptr> 
    %12 = llvm.insertvalue %4, %11[3] : !llvm.array<8 x ptr> 
    %13 = llvm.insertvalue %3, %12[4] : !llvm.array<8 x ptr> 
    %14 = llvm.insertvalue %2, %13[5] : !llvm.array<8 x ptr> 
    %15 = llvm.insertvalue %1, %14[6] : !llvm.array<8 x ptr> 
    %16 = llvm.insertvalue %0, %15[7] : !llvm.array<8 x ptr> 
    llvm.return %16 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @__const.main.bases(dense<[10, 0, 16, 36]> : tensor<4xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x i32>
  llvm.mlir.global private unnamed_addr constant @".str.8"("%ld:%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%lu %llu %lld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("3.25\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("-1e3x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"(".5\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("1e-400\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("inf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("0x1.8p3\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"("1e\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"("-\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.reals() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %8 = llvm.mlir.undef : !llvm.array<8 x ptr>
    %9 = llvm.insertvalue %7, %8[0] : !llvm.array<8 x ptr> 
    %10 = llvm.insertvalue %6, %9[1] : !llvm.array<8 x ptr> 
    %11 = llvm.insertvalue %5, %10[2] : !llvm.array<8 x ptr> 
    %12 = llvm.insertvalue %4, %11[3] : !llvm.array<8 x ptr> 
    %13 = llvm.insertvalue %3, %12[4] : !llvm.array<8 x ptr> 
    %14 = llvm.insertvalue %2, %13[5] : !llvm.array<8 x ptr> 
    %15 = llvm.insertvalue %1, %14[6] : !llvm.array<8 x ptr> 
    %16 = llvm.insertvalue %0, %15[7] : !llvm.array<8 x ptr> 
    llvm.return %16 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str.22"("%g:%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("%g %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.24"("2.5e2 rest\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.26"(" 21 March 1984,ff;0.75\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.27"(" %d %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.28"("%d %d %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.29"("1984:ff;0.75!\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.30"("%d:%x;%f%c\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.31"("%d %d %u %g %c\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.32"("7 seven\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.33"("%d %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.34"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.35"("1 + 2*3\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.36"("-(4 - 6) * 2.5\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.37"("((1+1)/(3-1))*8 - 2/4\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.38"("2*-3\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.sums.rel() {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<4 x i32> {
    %0 = llvm.mlir.addressof @__const.main.sums.rel : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
    %2 = llvm.mlir.addressof @".str.38" : !llvm.ptr
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
    %4 = llvm.sub %3, %1 : i64
    %5 = llvm.trunc %4 : i64 to i32
    %6 = llvm.mlir.addressof @".str.37" : !llvm.ptr
    %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %8 = llvm.sub %7, %1 : i64
    %9 = llvm.trunc %8 : i64 to i32
    %10 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %11 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %12 = llvm.sub %11, %1 : i64
    %13 = llvm.trunc %12 : i64 to i32
    %14 = llvm.mlir.addressof @".str.35" : !llvm.ptr
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
  llvm.mlir.global internal unnamed_addr @at() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str.39"("%g \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @__const.main.numbers : !llvm.ptr
    %3 = llvm.mlir.addressof @__const.main.bases : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(5 : i64) : i64
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.constant(10 : i32) : i32
    %11 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %12 = llvm.mlir.constant(8 : i64) : i64
    %13 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %14 = llvm.mlir.constant(-1 : i64) : i64
    %15 = llvm.mlir.constant(511 : i64) : i64
    %16 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
    %17 = llvm.mlir.addressof @__const.main.reals : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %19 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %21 = llvm.mlir.constant(123456789012 : i64) : i64
    %22 = llvm.mlir.addressof @".str.26" : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %24 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %25 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %26 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %27 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %28 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %29 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %30 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %31 = llvm.mlir.constant(2 : i64) : i64
    %32 = llvm.mlir.addressof @__const.main.sums.rel : !llvm.ptr
    %33 = llvm.mlir.addressof @at : !llvm.ptr
    %34 = llvm.mlir.addressof @".str.39" : !llvm.ptr
    %35 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x !llvm.array<16 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%43: i64):  // 2 preds: ^bb0, ^bb6
    %44 = llvm.getelementptr inbounds|nuw %2[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %45 = llvm.load %44 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.ptrtoint %45 : !llvm.ptr to i64
    llvm.br ^bb4(%1 : i64)
  ^bb2:  // pred: ^bb6
    %47 = llvm.call tail @printf(%13, %14, %15, %16) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb8(%1 : i64)
  ^bb3:  // pred: ^bb4
    %48 = llvm.icmp "eq" %43, %7 : i64
    llvm.cond_br %48, ^bb6(%8 : i32), ^bb5
  ^bb4(%49: i64):  // 2 preds: ^bb1, ^bb4
    llvm.intr.lifetime.start %35 : !llvm.ptr
    %50 = llvm.getelementptr inbounds|nuw %3[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %51 = llvm.load %50 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %52 = llvm.call @strtol(%45, %35, %51) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i64
    %53 = llvm.load %35 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.ptrtoint %53 : !llvm.ptr to i64
    %55 = llvm.sub %54, %46 : i64
    %56 = llvm.trunc %55 : i64 to i32
    %57 = llvm.call tail @printf(%4, %52, %56) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %35 : !llvm.ptr
    %58 = llvm.add %49, %5 overflow<nsw, nuw> : i64
    %59 = llvm.icmp "eq" %58, %6 : i64
    llvm.cond_br %59, ^bb3, ^bb4(%58 : i64) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb3
    %60 = llvm.getelementptr inbounds|nuw %2[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %61 = llvm.load %60 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.call tail @strtol(%61, %9, %10) {no_unwind} : (!llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %63 = llvm.trunc %62 : i64 to i32
    llvm.br ^bb6(%63 : i32)
  ^bb6(%64: i32):  // 2 preds: ^bb3, ^bb5
    %65 = llvm.call tail @printf(%11, %64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %66 = llvm.add %43, %5 overflow<nsw, nuw> : i64
    %67 = llvm.icmp "eq" %66, %12 : i64
    llvm.cond_br %67, ^bb2, ^bb1(%66 : i64) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb8
    %68 = llvm.call tail @strtod(%19, %9) {no_unwind} : (!llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    %69 = llvm.call tail @printf(%20, %68, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %37 : !llvm.ptr
    llvm.intr.lifetime.start %38 : !llvm.ptr
    llvm.intr.lifetime.start %39 : !llvm.ptr
    llvm.intr.lifetime.start %40 : !llvm.ptr
    llvm.intr.lifetime.start %41 : !llvm.ptr
    llvm.intr.lifetime.start %42 : !llvm.ptr
    %70 = llvm.call @scan(%22, %23, %37, %40) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %71 = llvm.load %37 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %72 = llvm.call @printf(%24, %70, %71, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %73 = llvm.call @scan(%25, %26, %38, %39, %42, %41) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %74 = llvm.load %38 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %75 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %76 = llvm.load %42 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f64
    %77 = llvm.load %41 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %78 = llvm.sext %77 : i8 to i32
    %79 = llvm.call @printf(%27, %73, %74, %75, %76, %78) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %80 = llvm.call @scan(%28, %29, %37, %38) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %81 = llvm.load %37 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %82 = llvm.call @printf(%30, %80, %81) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb10(%1 : i64)
  ^bb8(%83: i64):  // 2 preds: ^bb2, ^bb8
    llvm.intr.lifetime.start %36 : !llvm.ptr
    %84 = llvm.getelementptr inbounds|nuw %17[%83] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %85 = llvm.load %84 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.call @strtod(%85, %36) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> f64
    %87 = llvm.load %36 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %88 = llvm.ptrtoint %87 : !llvm.ptr to i64
    %89 = llvm.ptrtoint %85 : !llvm.ptr to i64
    %90 = llvm.sub %88, %89 : i64
    %91 = llvm.trunc %90 : i64 to i32
    %92 = llvm.call tail @printf(%18, %86, %91) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %36 : !llvm.ptr
    %93 = llvm.add %83, %5 overflow<nsw, nuw> : i64
    %94 = llvm.icmp "eq" %93, %12 : i64
    llvm.cond_br %94, ^bb7, ^bb8(%93 : i64) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb10
    %95 = llvm.call @putchar(%10) : (i32) -> i32
    llvm.intr.lifetime.end %42 : !llvm.ptr
    llvm.intr.lifetime.end %41 : !llvm.ptr
    llvm.intr.lifetime.end %40 : !llvm.ptr
    llvm.intr.lifetime.end %39 : !llvm.ptr
    llvm.intr.lifetime.end %38 : !llvm.ptr
    llvm.intr.lifetime.end %37 : !llvm.ptr
    llvm.return %80 : i32
  ^bb10(%96: i64):  // 2 preds: ^bb7, ^bb10
    %97 = llvm.shl %96, %31 : i64
    %98 = llvm.call_intrinsic "llvm.load.relative.i64"(%32, %97) : (!llvm.ptr, i64) -> !llvm.ptr
    llvm.store %98, %33 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %99 = llvm.call fastcc @expr() : () -> f64
    %100 = llvm.call @printf(%34, %99) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %101 = llvm.add %96, %5 overflow<nsw, nuw> : i64
    %102 = llvm.icmp "eq" %101, %6 : i64
    llvm.cond_br %102, ^bb9, ^bb10(%101 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @strtol(!llvm.ptr {llvm.noundef, llvm.readonly}, !llvm.ptr {llvm.nocapture, llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @strtoul(!llvm.ptr {llvm.noundef, llvm.readonly}, !llvm.ptr {llvm.nocapture, llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strtod(!llvm.ptr {llvm.noundef, llvm.readonly}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> f64 attributes {no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func internal unnamed_addr @scan(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> i32 attributes {dso_local, no_unwind, passthrough = ["nofree", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(41 : i32) : i32
    %7 = llvm.mlir.constant(8 : i32) : i32
    %8 = llvm.mlir.constant(16 : i32) : i32
    %9 = llvm.mlir.constant(10 : i32) : i32
    %10 = llvm.mlir.constant(true) : i1
    %11 = llvm.mlir.constant(false) : i1
    %12 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %12 : !llvm.ptr
    llvm.intr.vastart %12 : !llvm.ptr
    %14 = llvm.load %arg1 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %15 = llvm.icmp "eq" %14, %1 : i8
    llvm.cond_br %15, ^bb38(%2 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.getelementptr inbounds|nuw %12[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.getelementptr inbounds|nuw %12[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.getelementptr inbounds|nuw %12[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.getelementptr inbounds|nuw %12[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.getelementptr inbounds|nuw %12[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.getelementptr inbounds|nuw %12[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.getelementptr inbounds|nuw %12[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.getelementptr inbounds|nuw %12[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.getelementptr inbounds|nuw %12[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.getelementptr inbounds|nuw %12[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%2, %arg1, %arg0 : i32, !llvm.ptr, !llvm.ptr)
  ^bb2:  // pred: ^bb37
    %26 = llvm.getelementptr inbounds|nuw %116[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.load %26 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %28 = llvm.icmp "eq" %27, %1 : i8
    llvm.cond_br %28, ^bb38(%117 : i32), ^bb3(%117, %26, %115 : i32, !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb3(%29: i32, %30: !llvm.ptr, %31: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.intr.lifetime.start %13 : !llvm.ptr
    %32 = llvm.load %30 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %32 : i8, ^bb7 [
      32: ^bb4,
      9: ^bb4,
      10: ^bb4,
      37: ^bb8
    ]
  ^bb4:  // 3 preds: ^bb3, ^bb3, ^bb3
    llvm.br ^bb5(%31 : !llvm.ptr)
  ^bb5(%33: !llvm.ptr):  // 2 preds: ^bb4, ^bb6
    %34 = llvm.load %33 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %34 : i8, ^bb37(%33, %30, %29, %11 : !llvm.ptr, !llvm.ptr, i32, i1) [
      32: ^bb6,
      9: ^bb6,
      10: ^bb6
    ]
  ^bb6:  // 3 preds: ^bb5, ^bb5, ^bb5
    %35 = llvm.getelementptr inbounds|nuw %33[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb5(%35 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb3
    %36 = llvm.load %31 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %37 = llvm.icmp "eq" %36, %32 : i8
    %38 = llvm.zext %37 : i1 to i64
    %39 = llvm.getelementptr inbounds|nuw %31[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %40 = llvm.xor %37, %10 : i1
    llvm.br ^bb37(%39, %30, %29, %40 : !llvm.ptr, !llvm.ptr, i32, i1)
  ^bb8:  // pred: ^bb3
    %41 = llvm.getelementptr inbounds|nuw %30[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.load %41 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %42 : i8, ^bb34 [
      100: ^bb9,
      120: ^bb13,
      102: ^bb17,
      99: ^bb21,
      115: ^bb25
    ]
  ^bb9:  // pred: ^bb8
    %43 = llvm.call @strtol(%31, %13, %9) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i64
    %44 = llvm.trunc %43 : i64 to i32
    %45 = llvm.load %12 {alignment = 16 : i64} : !llvm.ptr -> i32
    %46 = llvm.icmp "ult" %45, %6 : i32
    llvm.cond_br %46, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %47 = llvm.load %25 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.zext nneg %45 : i32 to i64
    %49 = llvm.getelementptr %47[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %50 = llvm.add %45, %7 overflow<nsw, nuw> : i32
    llvm.store %50, %12 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb12(%49 : !llvm.ptr)
  ^bb11:  // pred: ^bb9
    %51 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr %51[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %52, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb12(%51 : !llvm.ptr)
  ^bb12(%53: !llvm.ptr):  // 2 preds: ^bb10, ^bb11
    %54 = llvm.load %53 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    llvm.store %44, %54 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb35(%31 : !llvm.ptr)
  ^bb13:  // pred: ^bb8
    %55 = llvm.call @strtoul(%31, %13, %8) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i64
    %56 = llvm.trunc %55 : i64 to i32
    %57 = llvm.load %12 {alignment = 16 : i64} : !llvm.ptr -> i32
    %58 = llvm.icmp "ult" %57, %6 : i32
    llvm.cond_br %58, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %59 = llvm.load %23 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.zext nneg %57 : i32 to i64
    %61 = llvm.getelementptr %59[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %62 = llvm.add %57, %7 overflow<nsw, nuw> : i32
    llvm.store %62, %12 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb16(%61 : !llvm.ptr)
  ^bb15:  // pred: ^bb13
    %63 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.getelementptr %63[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %64, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb16(%63 : !llvm.ptr)
  ^bb16(%65: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %66 = llvm.load %65 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    llvm.store %56, %66 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb35(%31 : !llvm.ptr)
  ^bb17:  // pred: ^bb8
    %67 = llvm.call @strtod(%31, %13) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> f64
    %68 = llvm.load %12 {alignment = 16 : i64} : !llvm.ptr -> i32
    %69 = llvm.icmp "ult" %68, %6 : i32
    llvm.cond_br %69, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %70 = llvm.load %21 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %71 = llvm.zext nneg %68 : i32 to i64
    %72 = llvm.getelementptr %70[%71] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %73 = llvm.add %68, %7 overflow<nsw, nuw> : i32
    llvm.store %73, %12 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb20(%72 : !llvm.ptr)
  ^bb19:  // pred: ^bb17
    %74 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.getelementptr %74[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %75, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb20(%74 : !llvm.ptr)
  ^bb20(%76: !llvm.ptr):  // 2 preds: ^bb18, ^bb19
    %77 = llvm.load %76 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    llvm.store %67, %77 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : f64, !llvm.ptr
    llvm.br ^bb35(%31 : !llvm.ptr)
  ^bb21:  // pred: ^bb8
    %78 = llvm.load %31 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %79 = llvm.load %12 {alignment = 16 : i64} : !llvm.ptr -> i32
    %80 = llvm.icmp "ult" %79, %6 : i32
    llvm.cond_br %80, ^bb22, ^bb23
  ^bb22:  // pred: ^bb21
    %81 = llvm.load %19 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %82 = llvm.zext nneg %79 : i32 to i64
    %83 = llvm.getelementptr %81[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %84 = llvm.add %79, %7 overflow<nsw, nuw> : i32
    llvm.store %84, %12 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb24(%83 : !llvm.ptr)
  ^bb23:  // pred: ^bb21
    %85 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.getelementptr %85[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %86, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb24(%85 : !llvm.ptr)
  ^bb24(%87: !llvm.ptr):  // 2 preds: ^bb22, ^bb23
    %88 = llvm.load %87 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.store %78, %88 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %89 = llvm.load %31 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %90 = llvm.icmp "ne" %89, %1 : i8
    %91 = llvm.zext %90 : i1 to i64
    %92 = llvm.getelementptr inbounds|nuw %31[%91] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %92, %13 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb35(%31 : !llvm.ptr)
  ^bb25:  // pred: ^bb8
    %93 = llvm.load %12 {alignment = 16 : i64} : !llvm.ptr -> i32
    %94 = llvm.icmp "ult" %93, %6 : i32
    llvm.cond_br %94, ^bb26, ^bb27
  ^bb26:  // pred: ^bb25
    %95 = llvm.load %17 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.zext nneg %93 : i32 to i64
    %97 = llvm.getelementptr %95[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %98 = llvm.add %93, %7 overflow<nsw, nuw> : i32
    llvm.store %98, %12 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb28(%97 : !llvm.ptr)
  ^bb27:  // pred: ^bb25
    %99 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %100 = llvm.getelementptr %99[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %100, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb28(%99 : !llvm.ptr)
  ^bb28(%101: !llvm.ptr):  // 2 preds: ^bb26, ^bb27
    %102 = llvm.load %101 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb29(%31 : !llvm.ptr)
  ^bb29(%103: !llvm.ptr):  // 2 preds: ^bb28, ^bb30
    %104 = llvm.load %103 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %104 : i8, ^bb31(%103, %102 : !llvm.ptr, !llvm.ptr) [
      32: ^bb30,
      9: ^bb30,
      10: ^bb30
    ]
  ^bb30:  // 3 preds: ^bb29, ^bb29, ^bb29
    %105 = llvm.getelementptr inbounds|nuw %103[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb29(%105 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb31(%106: !llvm.ptr, %107: !llvm.ptr):  // 2 preds: ^bb29, ^bb32
    llvm.store %106, %13 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %108 = llvm.load %106 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %108 : i8, ^bb32 [
      0: ^bb33,
      32: ^bb33,
      9: ^bb33,
      10: ^bb33
    ]
  ^bb32:  // pred: ^bb31
    %109 = llvm.getelementptr inbounds|nuw %107[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %108, %107 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %110 = llvm.getelementptr inbounds|nuw %106[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb31(%110, %109 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb33:  // 4 preds: ^bb31, ^bb31, ^bb31, ^bb31
    llvm.store %1, %107 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb35(%103 : !llvm.ptr)
  ^bb34:  // pred: ^bb8
    llvm.store %31, %13 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb35(%31 : !llvm.ptr)
  ^bb35(%111: !llvm.ptr):  // 6 preds: ^bb12, ^bb16, ^bb20, ^bb24, ^bb33, ^bb34
    %112 = llvm.load %13 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %113 = llvm.icmp "eq" %112, %111 : !llvm.ptr
    llvm.cond_br %113, ^bb37(%111, %41, %29, %10 : !llvm.ptr, !llvm.ptr, i32, i1), ^bb36
  ^bb36:  // pred: ^bb35
    %114 = llvm.add %29, %0 overflow<nsw> : i32
    llvm.br ^bb37(%112, %41, %114, %11 : !llvm.ptr, !llvm.ptr, i32, i1)
  ^bb37(%115: !llvm.ptr, %116: !llvm.ptr, %117: i32, %118: i1):  // 4 preds: ^bb5, ^bb7, ^bb35, ^bb36
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.cond_br %118, ^bb38(%117 : i32), ^bb2
  ^bb38(%119: i32):  // 3 preds: ^bb0, ^bb2, ^bb37
    llvm.intr.vaend %12 : !llvm.ptr
    llvm.intr.lifetime.end %12 : !llvm.ptr
    llvm.return %119 : i32
  }
  llvm.func internal unnamed_addr fastcc @expr() -> f64 attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @at : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(42 : i8) : i8
    %3 = llvm.mlir.constant(32 : i8) : i8
    %4 = llvm.mlir.constant(43 : i8) : i8
    %5 = llvm.call fastcc tail @factor() : () -> f64
    llvm.br ^bb3(%5 : f64)
  ^bb1:  // pred: ^bb5
    llvm.store %19, %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb4
    llvm.br ^bb3(%14 : f64) {loop_annotation = #loop_annotation}
  ^bb3(%6: f64):  // 2 preds: ^bb0, ^bb2
    %7 = llvm.load %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %7 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %8 : i8, ^bb6(%6 : f64) [
      42: ^bb4,
      47: ^bb4
    ]
  ^bb4:  // 2 preds: ^bb3, ^bb3
    %9 = llvm.getelementptr inbounds|nuw %7[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %9, %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %10 = llvm.icmp "eq" %8, %2 : i8
    %11 = llvm.call fastcc tail @factor() : () -> f64
    %12 = llvm.fmul %6, %11 : f64
    %13 = llvm.fdiv %6, %11 : f64
    %14 = llvm.select %10, %12, %13 : i1, f64
    %15 = llvm.load %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %15 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %17 = llvm.icmp "eq" %16, %3 : i8
    llvm.cond_br %17, ^bb5(%15 : !llvm.ptr), ^bb2
  ^bb5(%18: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %19 = llvm.getelementptr inbounds|nuw %18[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %21 = llvm.icmp "eq" %20, %3 : i8
    llvm.cond_br %21, ^bb5(%19 : !llvm.ptr), ^bb1 {loop_annotation = #loop_annotation}
  ^bb6(%22: f64):  // 2 preds: ^bb3, ^bb20
    %23 = llvm.load %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %23 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %24 : i8, ^bb21 [
      43: ^bb7,
      45: ^bb7
    ]
  ^bb7:  // 2 preds: ^bb6, ^bb6
    %25 = llvm.getelementptr inbounds|nuw %23[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %26 = llvm.icmp "eq" %24, %4 : i8
    %27 = llvm.call fastcc tail @factor() : () -> f64
    llvm.cond_br %26, ^bb10(%27 : f64), ^bb16(%27 : f64)
  ^bb8:  // pred: ^bb12
    llvm.store %41, %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb11
    llvm.br ^bb10(%36 : f64) {loop_annotation = #loop_annotation}
  ^bb10(%28: f64):  // 2 preds: ^bb7, ^bb9
    %29 = llvm.load %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %29 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %30 : i8, ^bb13 [
      42: ^bb11,
      47: ^bb11
    ]
  ^bb11:  // 2 preds: ^bb10, ^bb10
    %31 = llvm.getelementptr inbounds|nuw %29[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %31, %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %32 = llvm.icmp "eq" %30, %2 : i8
    %33 = llvm.call fastcc tail @factor() : () -> f64
    %34 = llvm.fmul %28, %33 : f64
    %35 = llvm.fdiv %28, %33 : f64
    %36 = llvm.select %32, %34, %35 : i1, f64
    %37 = llvm.load %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %37 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %39 = llvm.icmp "eq" %38, %3 : i8
    llvm.cond_br %39, ^bb12(%37 : !llvm.ptr), ^bb9
  ^bb12(%40: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %41 = llvm.getelementptr inbounds|nuw %40[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.load %41 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %43 = llvm.icmp "eq" %42, %3 : i8
    llvm.cond_br %43, ^bb12(%41 : !llvm.ptr), ^bb8 {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb10
    %44 = llvm.fadd %22, %28 : f64
    llvm.br ^bb20(%44 : f64)
  ^bb14:  // pred: ^bb18
    llvm.store %58, %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb14, ^bb17
    llvm.br ^bb16(%53 : f64) {loop_annotation = #loop_annotation}
  ^bb16(%45: f64):  // 2 preds: ^bb7, ^bb15
    %46 = llvm.load %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.load %46 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %47 : i8, ^bb19 [
      42: ^bb17,
      47: ^bb17
    ]
  ^bb17:  // 2 preds: ^bb16, ^bb16
    %48 = llvm.getelementptr inbounds|nuw %46[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %48, %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %49 = llvm.icmp "eq" %47, %2 : i8
    %50 = llvm.call fastcc tail @factor() : () -> f64
    %51 = llvm.fmul %45, %50 : f64
    %52 = llvm.fdiv %45, %50 : f64
    %53 = llvm.select %49, %51, %52 : i1, f64
    %54 = llvm.load %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.load %54 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %56 = llvm.icmp "eq" %55, %3 : i8
    llvm.cond_br %56, ^bb18(%54 : !llvm.ptr), ^bb15
  ^bb18(%57: !llvm.ptr):  // 2 preds: ^bb17, ^bb18
    %58 = llvm.getelementptr inbounds|nuw %57[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.load %58 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %60 = llvm.icmp "eq" %59, %3 : i8
    llvm.cond_br %60, ^bb18(%58 : !llvm.ptr), ^bb14 {loop_annotation = #loop_annotation}
  ^bb19:  // pred: ^bb16
    %61 = llvm.fsub %22, %45 : f64
    llvm.br ^bb20(%61 : f64)
  ^bb20(%62: f64):  // 2 preds: ^bb13, ^bb19
    llvm.br ^bb6(%62 : f64) {loop_annotation = #loop_annotation}
  ^bb21:  // pred: ^bb6
    llvm.return %22 : f64
  }
  llvm.func internal unnamed_addr fastcc @factor() -> f64 attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @at : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(41 : i8) : i8
    %4 = llvm.mlir.constant(32 : i8) : i8
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.load %1 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb1(%6 : !llvm.ptr)
  ^bb1(%7: !llvm.ptr):  // 2 preds: ^bb0, ^bb2
    %8 = llvm.load %7 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %8 : i8, ^bb7 [
      32: ^bb2,
      45: ^bb4,
      40: ^bb5
    ]
  ^bb2:  // pred: ^bb1
    %9 = llvm.getelementptr inbounds|nuw %7[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %9, %1 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1(%9 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb3(%10: f64):  // 4 preds: ^bb4, ^bb5, ^bb6, ^bb9
    llvm.return %10 : f64
  ^bb4:  // pred: ^bb1
    %11 = llvm.getelementptr inbounds|nuw %7[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %1 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %12 = llvm.call fastcc tail @factor() : () -> f64
    %13 = llvm.fneg %12 : f64
    llvm.br ^bb3(%13 : f64)
  ^bb5:  // pred: ^bb1
    %14 = llvm.getelementptr inbounds|nuw %7[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %14, %1 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %15 = llvm.call fastcc tail @expr() : () -> f64
    %16 = llvm.load %1 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %16 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %18 = llvm.icmp "eq" %17, %3 : i8
    llvm.cond_br %18, ^bb6, ^bb3(%15 : f64)
  ^bb6:  // pred: ^bb5
    %19 = llvm.getelementptr inbounds|nuw %16[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %19, %1 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3(%15 : f64)
  ^bb7:  // pred: ^bb1
    llvm.intr.lifetime.start %5 : !llvm.ptr
    %20 = llvm.call @strtod(%7, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> f64
    %21 = llvm.load %5 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb8(%21 : !llvm.ptr)
  ^bb8(%22: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    llvm.store %22, %1 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %24 = llvm.icmp "eq" %23, %4 : i8
    %25 = llvm.getelementptr inbounds|nuw %22[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.cond_br %24, ^bb8(%25 : !llvm.ptr), ^bb9 {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb8
    llvm.intr.lifetime.end %5 : !llvm.ptr
    llvm.br ^bb3(%20 : f64)
  }
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
  llvm.func @llvm.load.relative.i64(!llvm.ptr, i64) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
}
