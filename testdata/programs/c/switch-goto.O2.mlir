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
    %21 = llvm.mlir.constant(42 : i64) : i64
    %22 = llvm.mlir.constant(dense<[0, 1, 4, 9, 16, 25, 36, 49]> : vector<8xi16>) : vector<8xi16>
    %23 = llvm.mlir.constant(16 : i64) : i64
    %24 = llvm.mlir.constant(dense<[64, 81, 100, 121, 144, 169, 196, 225]> : vector<8xi16>) : vector<8xi16>
    %25 = llvm.mlir.constant(32 : i64) : i64
    %26 = llvm.mlir.constant(dense<[256, 289, 324, 361]> : vector<4xi16>) : vector<4xi16>
    %27 = llvm.mlir.constant(40 : i64) : i64
    %28 = llvm.mlir.constant(400 : i16) : i16
    %29 = llvm.mlir.constant(1 : i64) : i64
    %30 = llvm.mlir.constant(7 : i32) : i32
    %31 = llvm.mlir.constant(2 : i64) : i64
    %32 = llvm.mlir.constant(-2 : i64) : i64
    %33 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %34 = llvm.mlir.constant(5 : i64) : i64
    %35 = llvm.mlir.constant(17 : i64) : i64
    %36 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %37 = llvm.mlir.constant(0 : i32) : i32
    %38 = llvm.mlir.constant(99 : i8) : i8
    %39 = llvm.mlir.constant(97 : i8) : i8
    %40 = llvm.mlir.constant(98 : i8) : i8
    %41 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %42 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %43 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %44 = llvm.mlir.constant(120 : i32) : i32
    %45 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %46 = llvm.mlir.constant(60 : i32) : i32
    %47 = llvm.mlir.constant(2 : i32) : i32
    %48 = llvm.mlir.constant(27 : i32) : i32
    %49 = llvm.mlir.constant(1000 : i32) : i32
    %50 = llvm.mlir.constant(false) : i1
    %51 = llvm.alloca %0 x !llvm.array<21 x i16> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.array<21 x i16> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.call tail @printf(%1, %2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %54 = llvm.call tail @printf(%1, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %55 = llvm.call tail @printf(%1, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %56 = llvm.call tail @printf(%1, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %57 = llvm.call tail @printf(%1, %6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %58 = llvm.call tail @printf(%1, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %59 = llvm.call tail @printf(%1, %8) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %60 = llvm.call tail @printf(%1, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %61 = llvm.call tail @printf(%1, %10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %62 = llvm.call tail @printf(%1, %2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %63 = llvm.call tail @putchar(%11) : (i32) -> i32
    %64 = llvm.call tail @printf(%12, %13) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %65 = llvm.call tail @printf(%12, %14) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %66 = llvm.call tail @printf(%12, %15) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %67 = llvm.call tail @printf(%12, %16) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %68 = llvm.call tail @printf(%12, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %69 = llvm.call tail @printf(%12, %18) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %70 = llvm.call tail @printf(%12, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %71 = llvm.call tail @printf(%12, %16) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %72 = llvm.call tail @putchar(%11) : (i32) -> i32
    llvm.intr.lifetime.start %51 : !llvm.ptr
    llvm.intr.lifetime.start %52 : !llvm.ptr
    "llvm.intr.memset"(%52, %20, %21) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 42 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %22, %51 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<8xi16>, !llvm.ptr
    %73 = llvm.getelementptr inbounds|nuw %51[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %24, %73 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<8xi16>, !llvm.ptr
    %74 = llvm.getelementptr inbounds|nuw %51[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %26, %74 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi16>, !llvm.ptr
    %75 = llvm.getelementptr inbounds|nuw %51[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %28, %75 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    llvm.br ^bb23(%29 : i64)
  ^bb1:  // pred: ^bb33
    %76 = llvm.call tail @putchar(%11) : (i32) -> i32
    llvm.br ^bb2(%36 : !llvm.ptr)
  ^bb2(%77: !llvm.ptr):  // 2 preds: ^bb1, ^bb4
    %78 = llvm.load %77 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %78 : i8, ^bb8(%37 : i32) [
      97: ^bb3,
      98: ^bb5,
      99: ^bb6(%77 : !llvm.ptr)
    ]
  ^bb3:  // pred: ^bb2
    %79 = llvm.getelementptr inbounds|nuw %77[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.load %79 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %81 = llvm.icmp "eq" %80, %40 : i8
    llvm.cond_br %81, ^bb4, ^bb8(%37 : i32)
  ^bb4:  // 2 preds: ^bb3, ^bb5
    %82 = llvm.getelementptr inbounds|nuw %77[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%82 : !llvm.ptr)
  ^bb5:  // pred: ^bb2
    %83 = llvm.getelementptr inbounds|nuw %77[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %84 = llvm.load %83 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %85 = llvm.icmp "eq" %84, %39 : i8
    llvm.cond_br %85, ^bb4, ^bb8(%37 : i32)
  ^bb6(%86: !llvm.ptr):  // 2 preds: ^bb2, ^bb6
    %87 = llvm.getelementptr inbounds|nuw %86[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.load %87 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %89 = llvm.icmp "eq" %88, %38 : i8
    llvm.cond_br %89, ^bb6(%87 : !llvm.ptr), ^bb7
  ^bb7:  // pred: ^bb6
    %90 = llvm.icmp "eq" %88, %20 : i8
    %91 = llvm.zext %90 : i1 to i32
    llvm.br ^bb8(%91 : i32)
  ^bb8(%92: i32):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb7
    llvm.br ^bb9(%41 : !llvm.ptr)
  ^bb9(%93: !llvm.ptr):  // 2 preds: ^bb8, ^bb11
    %94 = llvm.load %93 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %94 : i8, ^bb15(%37 : i32) [
      97: ^bb10,
      98: ^bb12,
      99: ^bb13(%93 : !llvm.ptr)
    ]
  ^bb10:  // pred: ^bb9
    %95 = llvm.getelementptr inbounds|nuw %93[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %96 = llvm.load %95 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %97 = llvm.icmp "eq" %96, %40 : i8
    llvm.cond_br %97, ^bb11, ^bb15(%37 : i32)
  ^bb11:  // 2 preds: ^bb10, ^bb12
    %98 = llvm.getelementptr inbounds|nuw %93[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb9(%98 : !llvm.ptr)
  ^bb12:  // pred: ^bb9
    %99 = llvm.getelementptr inbounds|nuw %93[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.load %99 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %101 = llvm.icmp "eq" %100, %39 : i8
    llvm.cond_br %101, ^bb11, ^bb15(%37 : i32)
  ^bb13(%102: !llvm.ptr):  // 2 preds: ^bb9, ^bb13
    %103 = llvm.getelementptr inbounds|nuw %102[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.load %103 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %105 = llvm.icmp "eq" %104, %38 : i8
    llvm.cond_br %105, ^bb13(%103 : !llvm.ptr), ^bb14
  ^bb14:  // pred: ^bb13
    %106 = llvm.icmp "eq" %104, %20 : i8
    %107 = llvm.zext %106 : i1 to i32
    llvm.br ^bb15(%107 : i32)
  ^bb15(%108: i32):  // 4 preds: ^bb9, ^bb10, ^bb12, ^bb14
    llvm.br ^bb16(%42 : !llvm.ptr)
  ^bb16(%109: !llvm.ptr):  // 2 preds: ^bb15, ^bb18
    %110 = llvm.load %109 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %110 : i8, ^bb22(%37 : i32) [
      97: ^bb17,
      98: ^bb19,
      99: ^bb20(%109 : !llvm.ptr)
    ]
  ^bb17:  // pred: ^bb16
    %111 = llvm.getelementptr inbounds|nuw %109[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %112 = llvm.load %111 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %113 = llvm.icmp "eq" %112, %40 : i8
    llvm.cond_br %113, ^bb18, ^bb22(%37 : i32)
  ^bb18:  // 2 preds: ^bb17, ^bb19
    %114 = llvm.getelementptr inbounds|nuw %109[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%114 : !llvm.ptr)
  ^bb19:  // pred: ^bb16
    %115 = llvm.getelementptr inbounds|nuw %109[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %116 = llvm.load %115 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %117 = llvm.icmp "eq" %116, %39 : i8
    llvm.cond_br %117, ^bb18, ^bb22(%37 : i32)
  ^bb20(%118: !llvm.ptr):  // 2 preds: ^bb16, ^bb20
    %119 = llvm.getelementptr inbounds|nuw %118[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.load %119 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %121 = llvm.icmp "eq" %120, %38 : i8
    llvm.cond_br %121, ^bb20(%119 : !llvm.ptr), ^bb21
  ^bb21:  // pred: ^bb20
    %122 = llvm.icmp "eq" %120, %20 : i8
    %123 = llvm.zext %122 : i1 to i32
    llvm.br ^bb22(%123 : i32)
  ^bb22(%124: i32):  // 4 preds: ^bb16, ^bb17, ^bb19, ^bb21
    %125 = llvm.call tail @printf(%43, %92, %0, %108, %37, %124) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb34(%0, %37 : i32, i32)
  ^bb23(%126: i64):  // 2 preds: ^bb0, ^bb33
    %127 = llvm.trunc %126 overflow<nsw, nuw> : i64 to i32
    %128 = llvm.add %127, %30 overflow<nsw, nuw> : i32
    %129 = llvm.lshr %128, %4 : i32
    %130 = llvm.trunc %126 overflow<nsw, nuw> : i64 to i32
    %131 = llvm.and %130, %30 : i32
    llvm.switch %131 : i32, ^bb32 [
      0: ^bb24(%51, %52, %129 : !llvm.ptr, !llvm.ptr, i32),
      7: ^bb25(%51, %52, %129 : !llvm.ptr, !llvm.ptr, i32),
      6: ^bb26(%51, %52, %129 : !llvm.ptr, !llvm.ptr, i32),
      5: ^bb27(%51, %52, %129 : !llvm.ptr, !llvm.ptr, i32),
      4: ^bb28(%51, %52, %129 : !llvm.ptr, !llvm.ptr, i32),
      3: ^bb29(%51, %52, %129 : !llvm.ptr, !llvm.ptr, i32),
      2: ^bb30(%51, %52, %129 : !llvm.ptr, !llvm.ptr, i32),
      1: ^bb31(%51, %52, %129 : !llvm.ptr, !llvm.ptr, i32)
    ]
  ^bb24(%132: !llvm.ptr, %133: !llvm.ptr, %134: i32):  // 2 preds: ^bb23, ^bb31
    %135 = llvm.getelementptr inbounds|nuw %132[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %136 = llvm.load %132 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %137 = llvm.getelementptr inbounds|nuw %133[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %136, %133 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    llvm.br ^bb25(%135, %137, %134 : !llvm.ptr, !llvm.ptr, i32)
  ^bb25(%138: !llvm.ptr, %139: !llvm.ptr, %140: i32):  // 2 preds: ^bb23, ^bb24
    %141 = llvm.getelementptr inbounds|nuw %138[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.load %138 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %143 = llvm.getelementptr inbounds|nuw %139[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %142, %139 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    llvm.br ^bb26(%141, %143, %140 : !llvm.ptr, !llvm.ptr, i32)
  ^bb26(%144: !llvm.ptr, %145: !llvm.ptr, %146: i32):  // 2 preds: ^bb23, ^bb25
    %147 = llvm.getelementptr inbounds|nuw %144[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %148 = llvm.load %144 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %149 = llvm.getelementptr inbounds|nuw %145[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %148, %145 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    llvm.br ^bb27(%147, %149, %146 : !llvm.ptr, !llvm.ptr, i32)
  ^bb27(%150: !llvm.ptr, %151: !llvm.ptr, %152: i32):  // 2 preds: ^bb23, ^bb26
    %153 = llvm.getelementptr inbounds|nuw %150[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %154 = llvm.load %150 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %155 = llvm.getelementptr inbounds|nuw %151[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %154, %151 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    llvm.br ^bb28(%153, %155, %152 : !llvm.ptr, !llvm.ptr, i32)
  ^bb28(%156: !llvm.ptr, %157: !llvm.ptr, %158: i32):  // 2 preds: ^bb23, ^bb27
    %159 = llvm.getelementptr inbounds|nuw %156[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.load %156 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %161 = llvm.getelementptr inbounds|nuw %157[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %160, %157 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    llvm.br ^bb29(%159, %161, %158 : !llvm.ptr, !llvm.ptr, i32)
  ^bb29(%162: !llvm.ptr, %163: !llvm.ptr, %164: i32):  // 2 preds: ^bb23, ^bb28
    %165 = llvm.getelementptr inbounds|nuw %162[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %166 = llvm.load %162 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %167 = llvm.getelementptr inbounds|nuw %163[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %166, %163 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    llvm.br ^bb30(%165, %167, %164 : !llvm.ptr, !llvm.ptr, i32)
  ^bb30(%168: !llvm.ptr, %169: !llvm.ptr, %170: i32):  // 2 preds: ^bb23, ^bb29
    %171 = llvm.getelementptr inbounds|nuw %168[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %172 = llvm.load %168 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %173 = llvm.getelementptr inbounds|nuw %169[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %172, %169 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    llvm.br ^bb31(%171, %173, %170 : !llvm.ptr, !llvm.ptr, i32)
  ^bb31(%174: !llvm.ptr, %175: !llvm.ptr, %176: i32):  // 2 preds: ^bb23, ^bb30
    %177 = llvm.getelementptr inbounds|nuw %174[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %178 = llvm.load %174 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %179 = llvm.getelementptr inbounds|nuw %175[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %178, %175 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : i16, !llvm.ptr
    %180 = llvm.add %176, %2 overflow<nsw> : i32
    %181 = llvm.icmp "sgt" %176, %0 : i32
    llvm.cond_br %181, ^bb24(%177, %179, %180 : !llvm.ptr, !llvm.ptr, i32), ^bb33 {loop_annotation = #loop_annotation}
  ^bb32:  // pred: ^bb23
    llvm.unreachable
  ^bb33:  // pred: ^bb31
    %182 = llvm.getelementptr %52[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %183 = llvm.getelementptr %182[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %184 = llvm.load %183 {alignment = 2 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i16
    %185 = llvm.sext %184 : i16 to i32
    %186 = llvm.call tail @printf(%33, %130, %185) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %187 = llvm.add %126, %34 overflow<nsw, nuw> : i64
    %188 = llvm.icmp "ult" %126, %35 : i64
    llvm.cond_br %188, ^bb23(%187 : i64), ^bb1 {loop_annotation = #loop_annotation}
  ^bb34(%189: i32, %190: i32):  // 2 preds: ^bb22, ^bb43
    %191 = llvm.mul %189, %189 overflow<nsw, nuw> : i32
    llvm.br ^bb35(%189, %190 : i32, i32)
  ^bb35(%192: i32, %193: i32):  // 2 preds: ^bb34, ^bb41
    %194 = llvm.mul %192, %192 overflow<nsw, nuw> : i32
    %195 = llvm.add %194, %191 overflow<nsw, nuw> : i32
    %196 = llvm.add %192, %189 overflow<nsw, nuw> : i32
    llvm.br ^bb36(%192, %193 : i32, i32)
  ^bb36(%197: i32, %198: i32):  // 2 preds: ^bb35, ^bb40
    %199 = llvm.mul %197, %197 overflow<nsw, nuw> : i32
    %200 = llvm.icmp "ugt" %195, %199 : i32
    llvm.cond_br %200, ^bb40(%198 : i32), ^bb37
  ^bb37:  // pred: ^bb36
    %201 = llvm.icmp "ult" %195, %199 : i32
    llvm.cond_br %201, ^bb41(%198 : i32), ^bb38
  ^bb38:  // pred: ^bb37
    %202 = llvm.add %196, %197 overflow<nsw, nuw> : i32
    %203 = llvm.icmp "eq" %202, %44 : i32
    llvm.cond_br %203, ^bb39, ^bb40(%198 : i32)
  ^bb39:  // pred: ^bb38
    %204 = llvm.add %198, %0 overflow<nsw> : i32
    %205 = llvm.icmp "eq" %204, %4 : i32
    llvm.cond_br %205, ^bb42, ^bb40(%204 : i32)
  ^bb40(%206: i32):  // 3 preds: ^bb36, ^bb38, ^bb39
    %207 = llvm.add %197, %0 overflow<nsw, nuw> : i32
    %208 = llvm.icmp "eq" %207, %46 : i32
    llvm.cond_br %208, ^bb41(%206 : i32), ^bb36(%207, %206 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb41(%209: i32):  // 2 preds: ^bb37, ^bb40
    %210 = llvm.add %192, %0 overflow<nsw, nuw> : i32
    %211 = llvm.icmp "eq" %210, %46 : i32
    llvm.cond_br %211, ^bb43, ^bb35(%210, %209 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb42:  // pred: ^bb39
    %212 = llvm.call tail @printf(%45, %189, %192, %197) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb45
  ^bb43:  // pred: ^bb41
    %213 = llvm.add %189, %0 overflow<nsw, nuw> : i32
    %214 = llvm.icmp "eq" %213, %46 : i32
    llvm.cond_br %214, ^bb44, ^bb34(%213, %209 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb44:  // pred: ^bb43
    %215 = llvm.icmp "sgt" %209, %47 : i32
    llvm.cond_br %215, ^bb45, ^bb47(%0 : i32)
  ^bb45:  // 2 preds: ^bb42, ^bb44
    llvm.br ^bb46(%48, %37 : i32, i32)
  ^bb46(%216: i32, %217: i32):  // 2 preds: ^bb45, ^bb46
    %218 = llvm.and %216, %0 : i32
    %219 = llvm.icmp "eq" %218, %37 : i32
    %220 = llvm.mul %216, %4 overflow<nsw> : i32
    %221 = llvm.add %220, %0 overflow<nsw> : i32
    %222 = llvm.ashr exact %216, %0 : i32
    %223 = llvm.select %219, %222, %221 : i1, i32
    %224 = llvm.add %217, %0 overflow<nsw, nuw> : i32
    %225 = llvm.icmp "ult" %217, %49 : i32
    %226 = llvm.icmp "ne" %223, %0 : i32
    %227 = llvm.select %225, %226, %50 : i1, i1
    llvm.cond_br %227, ^bb46(%223, %224 : i32, i32), ^bb47(%224 : i32) {loop_annotation = #loop_annotation}
  ^bb47(%228: i32):  // 2 preds: ^bb44, ^bb46
    llvm.intr.lifetime.end %52 : !llvm.ptr
    llvm.intr.lifetime.end %51 : !llvm.ptr
    llvm.return %228 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
