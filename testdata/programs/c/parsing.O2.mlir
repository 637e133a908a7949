#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
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
    %3 = llvm.mlir.constant(10 : i32) : i32
    %4 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(16 : i32) : i32
    %7 = llvm.mlir.constant(36 : i32) : i32
    %8 = llvm.mlir.constant(5 : i64) : i64
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.constant(8 : i64) : i64
    %13 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %14 = llvm.mlir.constant(-1 : i64) : i64
    %15 = llvm.mlir.constant(511 : i64) : i64
    %16 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
    %17 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %18 = llvm.ptrtoint %17 : !llvm.ptr to i32
    %19 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %21 = llvm.ptrtoint %20 : !llvm.ptr to i32
    %22 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %23 = llvm.ptrtoint %22 : !llvm.ptr to i32
    %24 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %25 = llvm.ptrtoint %24 : !llvm.ptr to i32
    %26 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %27 = llvm.ptrtoint %26 : !llvm.ptr to i32
    %28 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %29 = llvm.ptrtoint %28 : !llvm.ptr to i32
    %30 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %31 = llvm.ptrtoint %30 : !llvm.ptr to i32
    %32 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %33 = llvm.ptrtoint %32 : !llvm.ptr to i32
    %34 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %35 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %36 = llvm.mlir.constant(123456789012 : i64) : i64
    %37 = llvm.mlir.addressof @".str.26" : !llvm.ptr
    %38 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %39 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %40 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %41 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %42 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %43 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %44 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %45 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %46 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %47 = llvm.mlir.addressof @at : !llvm.ptr
    %48 = llvm.mlir.addressof @".str.39" : !llvm.ptr
    %49 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %50 = llvm.mlir.addressof @".str.37" : !llvm.ptr
    %51 = llvm.mlir.addressof @".str.38" : !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.array<16 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%60: i64):  // 2 preds: ^bb0, ^bb4
    %61 = llvm.getelementptr inbounds|nuw %2[%60] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %62 = llvm.load %61 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.ptrtoint %62 : !llvm.ptr to i64
    llvm.intr.lifetime.start %52 : !llvm.ptr
    %64 = llvm.call @strtol(%62, %52, %3) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i64
    %65 = llvm.load %52 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.ptrtoint %65 : !llvm.ptr to i64
    %67 = llvm.sub %66, %63 : i64
    %68 = llvm.trunc %67 : i64 to i32
    %69 = llvm.call tail @printf(%4, %64, %68) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %52 : !llvm.ptr
    llvm.intr.lifetime.start %52 : !llvm.ptr
    %70 = llvm.call @strtol(%62, %52, %5) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i64
    %71 = llvm.load %52 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.ptrtoint %71 : !llvm.ptr to i64
    %73 = llvm.sub %72, %63 : i64
    %74 = llvm.trunc %73 : i64 to i32
    %75 = llvm.call tail @printf(%4, %70, %74) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %52 : !llvm.ptr
    llvm.intr.lifetime.start %52 : !llvm.ptr
    %76 = llvm.call @strtol(%62, %52, %6) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i64
    %77 = llvm.load %52 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %78 = llvm.ptrtoint %77 : !llvm.ptr to i64
    %79 = llvm.sub %78, %63 : i64
    %80 = llvm.trunc %79 : i64 to i32
    %81 = llvm.call tail @printf(%4, %76, %80) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %52 : !llvm.ptr
    llvm.intr.lifetime.start %52 : !llvm.ptr
    %82 = llvm.call @strtol(%62, %52, %7) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i64
    %83 = llvm.load %52 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %84 = llvm.ptrtoint %83 : !llvm.ptr to i64
    %85 = llvm.sub %84, %63 : i64
    %86 = llvm.trunc %85 : i64 to i32
    %87 = llvm.call tail @printf(%4, %82, %86) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %52 : !llvm.ptr
    %88 = llvm.icmp "eq" %60, %8 : i64
    llvm.cond_br %88, ^bb4(%5 : i32), ^bb3
  ^bb2:  // pred: ^bb4
    %89 = llvm.call tail @printf(%13, %14, %15, %16) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %53 : !llvm.ptr
    %90 = llvm.call @strtod(%17, %53) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> f64
    %91 = llvm.load %53 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.ptrtoint %91 : !llvm.ptr to i64
    %93 = llvm.trunc %92 : i64 to i32
    %94 = llvm.sub %93, %18 : i32
    %95 = llvm.call tail @printf(%19, %90, %94) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.intr.lifetime.start %53 : !llvm.ptr
    %96 = llvm.call @strtod(%20, %53) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> f64
    %97 = llvm.load %53 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.ptrtoint %97 : !llvm.ptr to i64
    %99 = llvm.trunc %98 : i64 to i32
    %100 = llvm.sub %99, %21 : i32
    %101 = llvm.call tail @printf(%19, %96, %100) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.intr.lifetime.start %53 : !llvm.ptr
    %102 = llvm.call @strtod(%22, %53) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> f64
    %103 = llvm.load %53 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %104 = llvm.ptrtoint %103 : !llvm.ptr to i64
    %105 = llvm.trunc %104 : i64 to i32
    %106 = llvm.sub %105, %23 : i32
    %107 = llvm.call tail @printf(%19, %102, %106) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.intr.lifetime.start %53 : !llvm.ptr
    %108 = llvm.call @strtod(%24, %53) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> f64
    %109 = llvm.load %53 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %110 = llvm.ptrtoint %109 : !llvm.ptr to i64
    %111 = llvm.trunc %110 : i64 to i32
    %112 = llvm.sub %111, %25 : i32
    %113 = llvm.call tail @printf(%19, %108, %112) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.intr.lifetime.start %53 : !llvm.ptr
    %114 = llvm.call @strtod(%26, %53) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> f64
    %115 = llvm.load %53 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %116 = llvm.ptrtoint %115 : !llvm.ptr to i64
    %117 = llvm.trunc %116 : i64 to i32
    %118 = llvm.sub %117, %27 : i32
    %119 = llvm.call tail @printf(%19, %114, %118) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.intr.lifetime.start %53 : !llvm.ptr
    %120 = llvm.call @strtod(%28, %53) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> f64
    %121 = llvm.load %53 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %122 = llvm.ptrtoint %121 : !llvm.ptr to i64
    %123 = llvm.trunc %122 : i64 to i32
    %124 = llvm.sub %123, %29 : i32
    %125 = llvm.call tail @printf(%19, %120, %124) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.intr.lifetime.start %53 : !llvm.ptr
    %126 = llvm.call @strtod(%30, %53) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> f64
    %127 = llvm.load %53 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %128 = llvm.ptrtoint %127 : !llvm.ptr to i64
    %129 = llvm.trunc %128 : i64 to i32
    %130 = llvm.sub %129, %31 : i32
    %131 = llvm.call tail @printf(%19, %126, %130) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.intr.lifetime.start %53 : !llvm.ptr
    %132 = llvm.call @strtod(%32, %53) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> f64
    %133 = llvm.load %53 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %134 = llvm.ptrtoint %133 : !llvm.ptr to i64
    %135 = llvm.trunc %134 : i64 to i32
    %136 = llvm.sub %135, %33 : i32
    %137 = llvm.call tail @printf(%19, %132, %136) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %53 : !llvm.ptr
    %138 = llvm.call tail @strtod(%34, %9) {no_unwind} : (!llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    %139 = llvm.call tail @printf(%35, %138, %36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %54 : !llvm.ptr
    llvm.intr.lifetime.start %55 : !llvm.ptr
    llvm.intr.lifetime.start %56 : !llvm.ptr
    llvm.intr.lifetime.start %57 : !llvm.ptr
    llvm.intr.lifetime.start %58 : !llvm.ptr
    llvm.intr.lifetime.start %59 : !llvm.ptr
    %140 = llvm.call @scan(%37, %38, %54, %57) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %141 = llvm.load %54 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %142 = llvm.call @printf(%39, %140, %141, %57) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %143 = llvm.call @scan(%40, %41, %55, %56, %59, %58) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %144 = llvm.load %55 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %145 = llvm.load %56 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %146 = llvm.load %59 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f64
    %147 = llvm.load %58 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %148 = llvm.sext %147 : i8 to i32
    %149 = llvm.call @printf(%42, %143, %144, %145, %146, %148) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %150 = llvm.call @scan(%43, %44, %54, %55) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %151 = llvm.load %54 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %152 = llvm.call @printf(%45, %150, %151) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %46, %47 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %153 = llvm.call fastcc @expr() : () -> f64
    %154 = llvm.call @printf(%48, %153) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %49, %47 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %155 = llvm.call fastcc @expr() : () -> f64
    %156 = llvm.call @printf(%48, %155) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %50, %47 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %157 = llvm.call fastcc @expr() : () -> f64
    %158 = llvm.call @printf(%48, %157) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %51, %47 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %159 = llvm.call fastcc @expr() : () -> f64
    %160 = llvm.call @printf(%48, %159) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %161 = llvm.call @putchar(%3) : (i32) -> i32
    llvm.intr.lifetime.end %59 : !llvm.ptr
    llvm.intr.lifetime.end %58 : !llvm.ptr
    llvm.intr.lifetime.end %57 : !llvm.ptr
    llvm.intr.lifetime.end %56 : !llvm.ptr
    llvm.intr.lifetime.end %55 : !llvm.ptr
    llvm.intr.lifetime.end %54 : !llvm.ptr
    llvm.return %150 : i32
  ^bb3:  // pred: ^bb1
    %162 = llvm.call tail @strtol(%62, %9, %3) {no_unwind} : (!llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %163 = llvm.trunc %162 : i64 to i32
    llvm.br ^bb4(%163 : i32)
  ^bb4(%164: i32):  // 2 preds: ^bb1, ^bb3
    %165 = llvm.call tail @printf(%10, %164) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %166 = llvm.add %60, %11 overflow<nsw, nuw> : i64
    %167 = llvm.icmp "eq" %166, %12 : i64
    llvm.cond_br %167, ^bb2, ^bb1(%166 : i64) {loop_annotation = #loop_annotation}
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
    %10 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %10 : !llvm.ptr
    llvm.intr.vastart %10 : !llvm.ptr
    %12 = llvm.load %arg1 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %13 = llvm.icmp "eq" %12, %1 : i8
    llvm.cond_br %13, ^bb38(%2 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.getelementptr inbounds|nuw %10[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.getelementptr inbounds|nuw %10[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%12, %2, %arg1, %arg0 : i8, i32, !llvm.ptr, !llvm.ptr)
  ^bb2(%16: i8, %17: i32, %18: !llvm.ptr, %19: !llvm.ptr):  // 2 preds: ^bb1, ^bb37
    llvm.intr.lifetime.start %11 : !llvm.ptr
    llvm.switch %16 : i8, ^bb6 [
      32: ^bb3,
      9: ^bb3,
      10: ^bb3,
      37: ^bb7
    ]
  ^bb3:  // 3 preds: ^bb2, ^bb2, ^bb2
    llvm.br ^bb4(%19 : !llvm.ptr)
  ^bb4(%20: !llvm.ptr):  // 2 preds: ^bb3, ^bb5
    %21 = llvm.load %20 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %21 : i8, ^bb37(%20, %18, %17 : !llvm.ptr, !llvm.ptr, i32) [
      32: ^bb5,
      9: ^bb5,
      10: ^bb5
    ]
  ^bb5:  // 3 preds: ^bb4, ^bb4, ^bb4
    %22 = llvm.getelementptr inbounds|nuw %20[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb4(%22 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb2
    %23 = llvm.load %19 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %24 = llvm.icmp "eq" %23, %16 : i8
    %25 = llvm.getelementptr inbounds|nuw %19[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.cond_br %24, ^bb37(%25, %18, %17 : !llvm.ptr, !llvm.ptr, i32), ^bb36
  ^bb7:  // pred: ^bb2
    %26 = llvm.getelementptr inbounds|nuw %18[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.load %26 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %27 : i8, ^bb33 [
      100: ^bb8,
      120: ^bb12,
      102: ^bb16,
      99: ^bb20,
      115: ^bb24
    ]
  ^bb8:  // pred: ^bb7
    %28 = llvm.call @strtol(%19, %11, %9) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i64
    %29 = llvm.trunc %28 : i64 to i32
    %30 = llvm.load %10 {alignment = 16 : i64} : !llvm.ptr -> i32
    %31 = llvm.icmp "ult" %30, %6 : i32
    llvm.cond_br %31, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %32 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.zext nneg %30 : i32 to i64
    %34 = llvm.getelementptr %32[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.add %30, %7 overflow<nsw, nuw> : i32
    llvm.store %35, %10 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb11(%34 : !llvm.ptr)
  ^bb10:  // pred: ^bb8
    %36 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr %36[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %37, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11(%36 : !llvm.ptr)
  ^bb11(%38: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %39 = llvm.load %38 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    llvm.store %29, %39 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb34(%19 : !llvm.ptr)
  ^bb12:  // pred: ^bb7
    %40 = llvm.call @strtoul(%19, %11, %8) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i64
    %41 = llvm.trunc %40 : i64 to i32
    %42 = llvm.load %10 {alignment = 16 : i64} : !llvm.ptr -> i32
    %43 = llvm.icmp "ult" %42, %6 : i32
    llvm.cond_br %43, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %44 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.zext nneg %42 : i32 to i64
    %46 = llvm.getelementptr %44[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %47 = llvm.add %42, %7 overflow<nsw, nuw> : i32
    llvm.store %47, %10 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb15(%46 : !llvm.ptr)
  ^bb14:  // pred: ^bb12
    %48 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr %48[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %49, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb15(%48 : !llvm.ptr)
  ^bb15(%50: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %51 = llvm.load %50 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    llvm.store %41, %51 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb34(%19 : !llvm.ptr)
  ^bb16:  // pred: ^bb7
    %52 = llvm.call @strtod(%19, %11) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> f64
    %53 = llvm.load %10 {alignment = 16 : i64} : !llvm.ptr -> i32
    %54 = llvm.icmp "ult" %53, %6 : i32
    llvm.cond_br %54, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    %55 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.zext nneg %53 : i32 to i64
    %57 = llvm.getelementptr %55[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %58 = llvm.add %53, %7 overflow<nsw, nuw> : i32
    llvm.store %58, %10 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb19(%57 : !llvm.ptr)
  ^bb18:  // pred: ^bb16
    %59 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.getelementptr %59[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %60, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb19(%59 : !llvm.ptr)
  ^bb19(%61: !llvm.ptr):  // 2 preds: ^bb17, ^bb18
    %62 = llvm.load %61 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    llvm.store %52, %62 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : f64, !llvm.ptr
    llvm.br ^bb34(%19 : !llvm.ptr)
  ^bb20:  // pred: ^bb7
    %63 = llvm.load %19 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %64 = llvm.load %10 {alignment = 16 : i64} : !llvm.ptr -> i32
    %65 = llvm.icmp "ult" %64, %6 : i32
    llvm.cond_br %65, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    %66 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %67 = llvm.zext nneg %64 : i32 to i64
    %68 = llvm.getelementptr %66[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.add %64, %7 overflow<nsw, nuw> : i32
    llvm.store %69, %10 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb23(%68 : !llvm.ptr)
  ^bb22:  // pred: ^bb20
    %70 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %71 = llvm.getelementptr %70[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %71, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb23(%70 : !llvm.ptr)
  ^bb23(%72: !llvm.ptr):  // 2 preds: ^bb21, ^bb22
    %73 = llvm.load %72 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.store %63, %73 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %74 = llvm.load %19 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %75 = llvm.icmp "ne" %74, %1 : i8
    %76 = llvm.zext %75 : i1 to i64
    %77 = llvm.getelementptr inbounds|nuw %19[%76] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %77, %11 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb34(%19 : !llvm.ptr)
  ^bb24:  // pred: ^bb7
    %78 = llvm.load %10 {alignment = 16 : i64} : !llvm.ptr -> i32
    %79 = llvm.icmp "ult" %78, %6 : i32
    llvm.cond_br %79, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    %80 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.zext nneg %78 : i32 to i64
    %82 = llvm.getelementptr %80[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %83 = llvm.add %78, %7 overflow<nsw, nuw> : i32
    llvm.store %83, %10 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb27(%82 : !llvm.ptr)
  ^bb26:  // pred: ^bb24
    %84 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.getelementptr %84[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %85, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb27(%84 : !llvm.ptr)
  ^bb27(%86: !llvm.ptr):  // 2 preds: ^bb25, ^bb26
    %87 = llvm.load %86 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb28(%19 : !llvm.ptr)
  ^bb28(%88: !llvm.ptr):  // 2 preds: ^bb27, ^bb29
    %89 = llvm.load %88 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %89 : i8, ^bb30(%88, %87 : !llvm.ptr, !llvm.ptr) [
      32: ^bb29,
      9: ^bb29,
      10: ^bb29
    ]
  ^bb29:  // 3 preds: ^bb28, ^bb28, ^bb28
    %90 = llvm.getelementptr inbounds|nuw %88[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb28(%90 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb30(%91: !llvm.ptr, %92: !llvm.ptr):  // 2 preds: ^bb28, ^bb31
    llvm.store %91, %11 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %93 = llvm.load %91 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %93 : i8, ^bb31 [
      0: ^bb32,
      32: ^bb32,
      9: ^bb32,
      10: ^bb32
    ]
  ^bb31:  // pred: ^bb30
    %94 = llvm.getelementptr inbounds|nuw %92[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %93, %92 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %95 = llvm.getelementptr inbounds|nuw %91[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb30(%95, %94 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb32:  // 4 preds: ^bb30, ^bb30, ^bb30, ^bb30
    llvm.store %1, %92 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb34(%88 : !llvm.ptr)
  ^bb33:  // pred: ^bb7
    llvm.store %19, %11 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb34(%19 : !llvm.ptr)
  ^bb34(%96: !llvm.ptr):  // 6 preds: ^bb11, ^bb15, ^bb19, ^bb23, ^bb32, ^bb33
    %97 = llvm.load %11 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.icmp "eq" %97, %96 : !llvm.ptr
    llvm.cond_br %98, ^bb36, ^bb35
  ^bb35:  // pred: ^bb34
    %99 = llvm.add %17, %0 overflow<nsw> : i32
    llvm.br ^bb37(%97, %26, %99 : !llvm.ptr, !llvm.ptr, i32)
  ^bb36:  // 2 preds: ^bb6, ^bb34
    llvm.intr.lifetime.end %11 : !llvm.ptr
    llvm.br ^bb38(%17 : i32)
  ^bb37(%100: !llvm.ptr, %101: !llvm.ptr, %102: i32):  // 3 preds: ^bb4, ^bb6, ^bb35
    llvm.intr.lifetime.end %11 : !llvm.ptr
    %103 = llvm.getelementptr inbounds|nuw %101[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.load %103 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %105 = llvm.icmp "eq" %104, %1 : i8
    llvm.cond_br %105, ^bb38(%102 : i32), ^bb2(%104, %102, %103, %100 : i8, i32, !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb38(%106: i32):  // 3 preds: ^bb0, ^bb36, ^bb37
    llvm.intr.vaend %10 : !llvm.ptr
    llvm.intr.lifetime.end %10 : !llvm.ptr
    llvm.return %106 : i32
  }
  llvm.func internal unnamed_addr fastcc @expr() -> f64 attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @at : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(42 : i8) : i8
    %3 = llvm.mlir.constant(32 : i8) : i8
    %4 = llvm.mlir.constant(43 : i8) : i8
    %5 = llvm.call fastcc tail @factor() : () -> f64
    %6 = llvm.load %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %6 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.br ^bb3(%7, %6, %5 : i8, !llvm.ptr, f64)
  ^bb1:  // pred: ^bb5
    llvm.store %23, %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2(%24, %23 : i8, !llvm.ptr)
  ^bb2(%8: i8, %9: !llvm.ptr):  // 2 preds: ^bb1, ^bb4
    llvm.br ^bb3(%8, %9, %18 : i8, !llvm.ptr, f64) {loop_annotation = #loop_annotation}
  ^bb3(%10: i8, %11: !llvm.ptr, %12: f64):  // 2 preds: ^bb0, ^bb2
    llvm.switch %10 : i8, ^bb6(%10, %11, %12 : i8, !llvm.ptr, f64) [
      42: ^bb4,
      47: ^bb4
    ]
  ^bb4:  // 2 preds: ^bb3, ^bb3
    %13 = llvm.getelementptr inbounds|nuw %11[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %14 = llvm.icmp "eq" %10, %2 : i8
    %15 = llvm.call fastcc tail @factor() : () -> f64
    %16 = llvm.fmul %12, %15 : f64
    %17 = llvm.fdiv %12, %15 : f64
    %18 = llvm.select %14, %16, %17 : i1, f64
    %19 = llvm.load %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %19 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %21 = llvm.icmp "eq" %20, %3 : i8
    llvm.cond_br %21, ^bb5(%19 : !llvm.ptr), ^bb2(%20, %19 : i8, !llvm.ptr)
  ^bb5(%22: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %23 = llvm.getelementptr inbounds|nuw %22[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %23 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %25 = llvm.icmp "eq" %24, %3 : i8
    llvm.cond_br %25, ^bb5(%23 : !llvm.ptr), ^bb1 {loop_annotation = #loop_annotation}
  ^bb6(%26: i8, %27: !llvm.ptr, %28: f64):  // 2 preds: ^bb3, ^bb20
    llvm.switch %26 : i8, ^bb21 [
      43: ^bb7,
      45: ^bb7
    ]
  ^bb7:  // 2 preds: ^bb6, ^bb6
    %29 = llvm.getelementptr inbounds|nuw %27[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %29, %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %30 = llvm.icmp "eq" %26, %4 : i8
    %31 = llvm.call fastcc tail @factor() : () -> f64
    %32 = llvm.load %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.load %32 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.cond_br %30, ^bb10(%33, %32, %31 : i8, !llvm.ptr, f64), ^bb16(%33, %32, %31 : i8, !llvm.ptr, f64)
  ^bb8:  // pred: ^bb12
    llvm.store %49, %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9(%50, %49 : i8, !llvm.ptr)
  ^bb9(%34: i8, %35: !llvm.ptr):  // 2 preds: ^bb8, ^bb11
    llvm.br ^bb10(%34, %35, %44 : i8, !llvm.ptr, f64) {loop_annotation = #loop_annotation}
  ^bb10(%36: i8, %37: !llvm.ptr, %38: f64):  // 2 preds: ^bb7, ^bb9
    llvm.switch %36 : i8, ^bb13 [
      42: ^bb11,
      47: ^bb11
    ]
  ^bb11:  // 2 preds: ^bb10, ^bb10
    %39 = llvm.getelementptr inbounds|nuw %37[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %39, %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %40 = llvm.icmp "eq" %36, %2 : i8
    %41 = llvm.call fastcc tail @factor() : () -> f64
    %42 = llvm.fmul %38, %41 : f64
    %43 = llvm.fdiv %38, %41 : f64
    %44 = llvm.select %40, %42, %43 : i1, f64
    %45 = llvm.load %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.load %45 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %47 = llvm.icmp "eq" %46, %3 : i8
    llvm.cond_br %47, ^bb12(%45 : !llvm.ptr), ^bb9(%46, %45 : i8, !llvm.ptr)
  ^bb12(%48: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %49 = llvm.getelementptr inbounds|nuw %48[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %50 = llvm.load %49 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %51 = llvm.icmp "eq" %50, %3 : i8
    llvm.cond_br %51, ^bb12(%49 : !llvm.ptr), ^bb8 {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb10
    %52 = llvm.fadd %28, %38 : f64
    llvm.br ^bb20(%36, %37, %52 : i8, !llvm.ptr, f64)
  ^bb14:  // pred: ^bb18
    llvm.store %68, %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb15(%69, %68 : i8, !llvm.ptr)
  ^bb15(%53: i8, %54: !llvm.ptr):  // 2 preds: ^bb14, ^bb17
    llvm.br ^bb16(%53, %54, %63 : i8, !llvm.ptr, f64) {loop_annotation = #loop_annotation}
  ^bb16(%55: i8, %56: !llvm.ptr, %57: f64):  // 2 preds: ^bb7, ^bb15
    llvm.switch %55 : i8, ^bb19 [
      42: ^bb17,
      47: ^bb17
    ]
  ^bb17:  // 2 preds: ^bb16, ^bb16
    %58 = llvm.getelementptr inbounds|nuw %56[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %58, %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %59 = llvm.icmp "eq" %55, %2 : i8
    %60 = llvm.call fastcc tail @factor() : () -> f64
    %61 = llvm.fmul %57, %60 : f64
    %62 = llvm.fdiv %57, %60 : f64
    %63 = llvm.select %59, %61, %62 : i1, f64
    %64 = llvm.load %0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.load %64 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %66 = llvm.icmp "eq" %65, %3 : i8
    llvm.cond_br %66, ^bb18(%64 : !llvm.ptr), ^bb15(%65, %64 : i8, !llvm.ptr)
  ^bb18(%67: !llvm.ptr):  // 2 preds: ^bb17, ^bb18
    %68 = llvm.getelementptr inbounds|nuw %67[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.load %68 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %70 = llvm.icmp "eq" %69, %3 : i8
    llvm.cond_br %70, ^bb18(%68 : !llvm.ptr), ^bb14 {loop_annotation = #loop_annotation}
  ^bb19:  // pred: ^bb16
    %71 = llvm.fsub %28, %57 : f64
    llvm.br ^bb20(%55, %56, %71 : i8, !llvm.ptr, f64)
  ^bb20(%72: i8, %73: !llvm.ptr, %74: f64):  // 2 preds: ^bb13, ^bb19
    llvm.br ^bb6(%72, %73, %74 : i8, !llvm.ptr, f64) {loop_annotation = #loop_annotation}
  ^bb21:  // pred: ^bb6
    llvm.return %28 : f64
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
}
