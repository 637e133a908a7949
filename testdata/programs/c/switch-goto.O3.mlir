#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%s, \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d:%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d%d%d%d%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("abbac\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("abab\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("baabbacc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("minus a million\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("zero\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("seven\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("page\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("huge\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("hex letter\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("other\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, 1, 1002>}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str" : !llvm.ptr
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(5 : i32) : i32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(24 : i32) : i32
    %6 = llvm.mlir.constant(6 : i32) : i32
    %7 = llvm.mlir.constant(-4 : i32) : i32
    %8 = llvm.mlir.constant(-5 : i32) : i32
    %9 = llvm.mlir.constant(-6 : i32) : i32
    %10 = llvm.mlir.constant(77 : i32) : i32
    %11 = llvm.mlir.constant(10 : i32) : i32
    %12 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %19 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %20 = llvm.mlir.constant(0 : i8) : i8
    %21 = llvm.mlir.constant(24 : i64) : i64
    %22 = llvm.mlir.constant(dense<[1, 4, 9, 16, 25, 36, 49, 64]> : vector<8xi16>) : vector<8xi16>
    %23 = llvm.mlir.constant(16 : i64) : i64
    %24 = llvm.mlir.constant(dense<[81, 100, 121, 144, 169, 196, 225, 256]> : vector<8xi16>) : vector<8xi16>
    %25 = llvm.mlir.constant(32 : i64) : i64
    %26 = llvm.mlir.constant(dense<[289, 324, 361, 400]> : vector<4xi16>) : vector<4xi16>
    %27 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %28 = llvm.mlir.constant(0 : i32) : i32
    %29 = llvm.mlir.constant(8 : i64) : i64
    %30 = llvm.mlir.constant(18 : i64) : i64
    %31 = llvm.mlir.constant(11 : i32) : i32
    %32 = llvm.mlir.constant(12 : i64) : i64
    %33 = llvm.mlir.constant(14 : i64) : i64
    %34 = llvm.mlir.constant(28 : i64) : i64
    %35 = llvm.mlir.constant(16 : i32) : i32
    %36 = llvm.mlir.constant(7 : i64) : i64
    %37 = llvm.mlir.constant(21 : i32) : i32
    %38 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %39 = llvm.mlir.constant(1 : i64) : i64
    %40 = llvm.mlir.constant(99 : i8) : i8
    %41 = llvm.mlir.constant(97 : i8) : i8
    %42 = llvm.mlir.constant(98 : i8) : i8
    %43 = llvm.mlir.constant(2 : i64) : i64
    %44 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %45 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %46 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %47 = llvm.mlir.constant(120 : i32) : i32
    %48 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %49 = llvm.mlir.constant(60 : i32) : i32
    %50 = llvm.mlir.constant(2 : i32) : i32
    %51 = llvm.mlir.constant(27 : i32) : i32
    %52 = llvm.mlir.constant(1000 : i32) : i32
    %53 = llvm.mlir.constant(false) : i1
    %54 = llvm.alloca %0 x !llvm.array<20 x i16> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.array<12 x i16> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.call tail @printf(%1, %2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %57 = llvm.call tail @printf(%1, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %58 = llvm.call tail @printf(%1, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %59 = llvm.call tail @printf(%1, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %60 = llvm.call tail @printf(%1, %6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %61 = llvm.call tail @printf(%1, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %62 = llvm.call tail @printf(%1, %8) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %63 = llvm.call tail @printf(%1, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %64 = llvm.call tail @printf(%1, %10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %65 = llvm.call tail @printf(%1, %2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %66 = llvm.call tail @putchar(%11) : (i32) -> i32
    %67 = llvm.call tail @printf(%12, %13) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %68 = llvm.call tail @printf(%12, %14) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %69 = llvm.call tail @printf(%12, %15) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %70 = llvm.call tail @printf(%12, %16) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %71 = llvm.call tail @printf(%12, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %72 = llvm.call tail @printf(%12, %18) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %73 = llvm.call tail @printf(%12, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %74 = llvm.call tail @printf(%12, %16) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %75 = llvm.call tail @putchar(%11) : (i32) -> i32
    llvm.intr.lifetime.start %54 : !llvm.ptr
    llvm.intr.lifetime.start %55 : !llvm.ptr
    "llvm.intr.memset"(%55, %20, %21) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %22, %54 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<8xi16>, !llvm.ptr
    %76 = llvm.getelementptr inbounds|nuw %54[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %24, %76 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<8xi16>, !llvm.ptr
    %77 = llvm.getelementptr inbounds|nuw %54[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %26, %77 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi16>, !llvm.ptr
    %78 = llvm.call tail @printf(%27, %0, %28) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %79 = llvm.getelementptr inbounds|nuw %54[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.load %79 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %81 = llvm.getelementptr inbounds|nuw %55[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %80, %81 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %82 = llvm.sext %80 : i16 to i32
    %83 = llvm.call tail @printf(%27, %6, %82) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %84 = llvm.load %54 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<8xi16>
    llvm.store %84, %55 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<8xi16>, !llvm.ptr
    %85 = llvm.getelementptr inbounds|nuw %54[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.load %85 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<2xi16>
    %87 = llvm.getelementptr inbounds|nuw %55[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %86, %87 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<2xi16>, !llvm.ptr
    %88 = llvm.getelementptr inbounds|nuw %55[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %89 = llvm.load %88 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %90 = llvm.sext %89 : i16 to i32
    %91 = llvm.call tail @printf(%27, %31, %90) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %92 = llvm.load %54 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi16>
    llvm.store %92, %55 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi16>, !llvm.ptr
    %93 = llvm.getelementptr inbounds|nuw %54[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.load %93 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<2xi16>
    %95 = llvm.getelementptr inbounds|nuw %55[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %94, %95 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : vector<2xi16>, !llvm.ptr
    %96 = llvm.getelementptr inbounds|nuw %54[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.load %96 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %98 = llvm.getelementptr inbounds|nuw %55[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %97, %98 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %99 = llvm.getelementptr inbounds|nuw %54[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.load %99 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %101 = llvm.getelementptr inbounds|nuw %55[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %100, %101 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %102 = llvm.getelementptr inbounds|nuw %54[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %103 = llvm.load %102 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi16>
    %104 = llvm.getelementptr inbounds|nuw %55[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %103, %104 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi16>, !llvm.ptr
    %105 = llvm.getelementptr inbounds|nuw %54[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.load %105 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %107 = llvm.sext %106 : i16 to i32
    %108 = llvm.call tail @printf(%27, %35, %107) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %109 = llvm.load %54 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi16>
    llvm.store %109, %55 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi16>, !llvm.ptr
    %110 = llvm.getelementptr inbounds|nuw %54[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %111 = llvm.load %110 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<8xi16>
    %112 = llvm.getelementptr inbounds|nuw %55[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %111, %112 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : vector<8xi16>, !llvm.ptr
    %113 = llvm.getelementptr inbounds|nuw %54[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %114 = llvm.load %113 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<8xi16>
    %115 = llvm.extractelement %114[%36 : i64] : vector<8xi16>
    %116 = llvm.sext %115 : i16 to i32
    %117 = llvm.call tail @printf(%27, %37, %116) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %118 = llvm.call tail @putchar(%11) : (i32) -> i32
    llvm.br ^bb1(%38 : !llvm.ptr)
  ^bb1(%119: !llvm.ptr):  // 2 preds: ^bb0, ^bb3
    %120 = llvm.load %119 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %120 : i8, ^bb7(%28 : i32) [
      97: ^bb2,
      98: ^bb4,
      99: ^bb5(%119 : !llvm.ptr)
    ]
  ^bb2:  // pred: ^bb1
    %121 = llvm.getelementptr inbounds|nuw %119[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %122 = llvm.load %121 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %123 = llvm.icmp "eq" %122, %42 : i8
    llvm.cond_br %123, ^bb3, ^bb7(%28 : i32)
  ^bb3:  // 2 preds: ^bb2, ^bb4
    %124 = llvm.getelementptr inbounds|nuw %119[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%124 : !llvm.ptr)
  ^bb4:  // pred: ^bb1
    %125 = llvm.getelementptr inbounds|nuw %119[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.load %125 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %127 = llvm.icmp "eq" %126, %41 : i8
    llvm.cond_br %127, ^bb3, ^bb7(%28 : i32)
  ^bb5(%128: !llvm.ptr):  // 2 preds: ^bb1, ^bb5
    %129 = llvm.getelementptr inbounds|nuw %128[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %130 = llvm.load %129 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %131 = llvm.icmp "eq" %130, %40 : i8
    llvm.cond_br %131, ^bb5(%129 : !llvm.ptr), ^bb6
  ^bb6:  // pred: ^bb5
    %132 = llvm.icmp "eq" %130, %20 : i8
    %133 = llvm.zext %132 : i1 to i32
    llvm.br ^bb7(%133 : i32)
  ^bb7(%134: i32):  // 4 preds: ^bb1, ^bb2, ^bb4, ^bb6
    llvm.br ^bb8(%44 : !llvm.ptr)
  ^bb8(%135: !llvm.ptr):  // 2 preds: ^bb7, ^bb10
    %136 = llvm.load %135 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %136 : i8, ^bb14(%28 : i32) [
      97: ^bb9,
      98: ^bb11,
      99: ^bb12(%135 : !llvm.ptr)
    ]
  ^bb9:  // pred: ^bb8
    %137 = llvm.getelementptr inbounds|nuw %135[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %138 = llvm.load %137 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %139 = llvm.icmp "eq" %138, %42 : i8
    llvm.cond_br %139, ^bb10, ^bb14(%28 : i32)
  ^bb10:  // 2 preds: ^bb9, ^bb11
    %140 = llvm.getelementptr inbounds|nuw %135[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb8(%140 : !llvm.ptr)
  ^bb11:  // pred: ^bb8
    %141 = llvm.getelementptr inbounds|nuw %135[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.load %141 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %143 = llvm.icmp "eq" %142, %41 : i8
    llvm.cond_br %143, ^bb10, ^bb14(%28 : i32)
  ^bb12(%144: !llvm.ptr):  // 2 preds: ^bb8, ^bb12
    %145 = llvm.getelementptr inbounds|nuw %144[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %146 = llvm.load %145 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %147 = llvm.icmp "eq" %146, %40 : i8
    llvm.cond_br %147, ^bb12(%145 : !llvm.ptr), ^bb13
  ^bb13:  // pred: ^bb12
    %148 = llvm.icmp "eq" %146, %20 : i8
    %149 = llvm.zext %148 : i1 to i32
    llvm.br ^bb14(%149 : i32)
  ^bb14(%150: i32):  // 4 preds: ^bb8, ^bb9, ^bb11, ^bb13
    llvm.br ^bb15(%45 : !llvm.ptr)
  ^bb15(%151: !llvm.ptr):  // 2 preds: ^bb14, ^bb17
    %152 = llvm.load %151 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %152 : i8, ^bb21(%28 : i32) [
      97: ^bb16,
      98: ^bb18,
      99: ^bb19(%151 : !llvm.ptr)
    ]
  ^bb16:  // pred: ^bb15
    %153 = llvm.getelementptr inbounds|nuw %151[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %154 = llvm.load %153 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %155 = llvm.icmp "eq" %154, %42 : i8
    llvm.cond_br %155, ^bb17, ^bb21(%28 : i32)
  ^bb17:  // 2 preds: ^bb16, ^bb18
    %156 = llvm.getelementptr inbounds|nuw %151[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb15(%156 : !llvm.ptr)
  ^bb18:  // pred: ^bb15
    %157 = llvm.getelementptr inbounds|nuw %151[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %158 = llvm.load %157 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %159 = llvm.icmp "eq" %158, %41 : i8
    llvm.cond_br %159, ^bb17, ^bb21(%28 : i32)
  ^bb19(%160: !llvm.ptr):  // 2 preds: ^bb15, ^bb19
    %161 = llvm.getelementptr inbounds|nuw %160[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %162 = llvm.load %161 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %163 = llvm.icmp "eq" %162, %40 : i8
    llvm.cond_br %163, ^bb19(%161 : !llvm.ptr), ^bb20
  ^bb20:  // pred: ^bb19
    %164 = llvm.icmp "eq" %162, %20 : i8
    %165 = llvm.zext %164 : i1 to i32
    llvm.br ^bb21(%165 : i32)
  ^bb21(%166: i32):  // 4 preds: ^bb15, ^bb16, ^bb18, ^bb20
    %167 = llvm.call tail @printf(%46, %134, %0, %150, %28, %166) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb22(%0, %28 : i32, i32)
  ^bb22(%168: i32, %169: i32):  // 2 preds: ^bb21, ^bb31
    %170 = llvm.mul %168, %168 overflow<nsw, nuw> : i32
    llvm.br ^bb23(%168, %169 : i32, i32)
  ^bb23(%171: i32, %172: i32):  // 2 preds: ^bb22, ^bb29
    %173 = llvm.mul %171, %171 overflow<nsw, nuw> : i32
    %174 = llvm.add %173, %170 overflow<nsw, nuw> : i32
    %175 = llvm.add %171, %168 overflow<nsw, nuw> : i32
    llvm.br ^bb24(%171, %172 : i32, i32)
  ^bb24(%176: i32, %177: i32):  // 2 preds: ^bb23, ^bb28
    %178 = llvm.mul %176, %176 overflow<nsw, nuw> : i32
    %179 = llvm.icmp "ugt" %174, %178 : i32
    llvm.cond_br %179, ^bb28(%177 : i32), ^bb25
  ^bb25:  // pred: ^bb24
    %180 = llvm.icmp "ult" %174, %178 : i32
    llvm.cond_br %180, ^bb29(%177 : i32), ^bb26
  ^bb26:  // pred: ^bb25
    %181 = llvm.add %175, %176 overflow<nsw, nuw> : i32
    %182 = llvm.icmp "eq" %181, %47 : i32
    llvm.cond_br %182, ^bb27, ^bb28(%177 : i32)
  ^bb27:  // pred: ^bb26
    %183 = llvm.add %177, %0 overflow<nsw> : i32
    %184 = llvm.icmp "eq" %183, %4 : i32
    llvm.cond_br %184, ^bb30, ^bb28(%183 : i32)
  ^bb28(%185: i32):  // 3 preds: ^bb24, ^bb26, ^bb27
    %186 = llvm.add %176, %0 overflow<nsw, nuw> : i32
    %187 = llvm.icmp "eq" %186, %49 : i32
    llvm.cond_br %187, ^bb29(%185 : i32), ^bb24(%186, %185 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb29(%188: i32):  // 2 preds: ^bb25, ^bb28
    %189 = llvm.add %171, %0 overflow<nsw, nuw> : i32
    %190 = llvm.icmp "eq" %189, %49 : i32
    llvm.cond_br %190, ^bb31, ^bb23(%189, %188 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb30:  // pred: ^bb27
    %191 = llvm.call tail @printf(%48, %168, %171, %176) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb33
  ^bb31:  // pred: ^bb29
    %192 = llvm.add %168, %0 overflow<nsw, nuw> : i32
    %193 = llvm.icmp "eq" %192, %49 : i32
    llvm.cond_br %193, ^bb32, ^bb22(%192, %188 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb32:  // pred: ^bb31
    %194 = llvm.icmp "sgt" %188, %50 : i32
    llvm.cond_br %194, ^bb33, ^bb35(%0 : i32)
  ^bb33:  // 2 preds: ^bb30, ^bb32
    llvm.br ^bb34(%51, %28 : i32, i32)
  ^bb34(%195: i32, %196: i32):  // 2 preds: ^bb33, ^bb34
    %197 = llvm.and %195, %0 : i32
    %198 = llvm.icmp "eq" %197, %28 : i32
    %199 = llvm.mul %195, %4 overflow<nsw> : i32
    %200 = llvm.add %199, %0 overflow<nsw> : i32
    %201 = llvm.ashr exact %195, %0 : i32
    %202 = llvm.select %198, %201, %200 : i1, i32
    %203 = llvm.add %196, %0 overflow<nsw, nuw> : i32
    %204 = llvm.icmp "ult" %196, %52 : i32
    %205 = llvm.icmp "ne" %202, %0 : i32
    %206 = llvm.select %204, %205, %53 : i1, i1
    llvm.cond_br %206, ^bb34(%202, %203 : i32, i32), ^bb35(%203 : i32) {loop_annotation = #loop_annotation}
  ^bb35(%207: i32):  // 2 preds: ^bb32, ^bb34
    llvm.intr.lifetime.end %55 : !llvm.ptr
    llvm.intr.lifetime.end %54 : !llvm.ptr
    llvm.return %207 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
