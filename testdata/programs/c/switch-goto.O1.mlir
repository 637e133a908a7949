#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.probes(dense<[-1000000, 0, 7, 8, 4096, 1099511627776, 67, 71]> : tensor<8xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<8 x i64>
  llvm.mlir.global private unnamed_addr constant @".str.2"("%s, \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d:%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d%d%d%d%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("abbac\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("ccc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
  llvm.mlir.global private unnamed_addr constant @switch.table.main(dense<[5, 3, 24, 6, -4, -5, -6, 77]> : tensor<8xi32>) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<8 x i32>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, -2147483647, -2147483648>}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.addressof @switch.table.main : !llvm.ptr
    %4 = llvm.mlir.addressof @".str" : !llvm.ptr
    %5 = llvm.mlir.constant(9 : i32) : i32
    %6 = llvm.mlir.constant(10 : i32) : i32
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.addressof @__const.main.probes : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %17 = llvm.mlir.constant(1 : i64) : i64
    %18 = llvm.mlir.constant(8 : i64) : i64
    %19 = llvm.mlir.constant(0 : i8) : i8
    %20 = llvm.mlir.constant(42 : i64) : i64
    %21 = llvm.mlir.constant(21 : i64) : i64
    %22 = llvm.mlir.constant(7 : i32) : i32
    %23 = llvm.mlir.constant(3 : i32) : i32
    %24 = llvm.mlir.constant(2 : i64) : i64
    %25 = llvm.mlir.constant(-2 : i64) : i64
    %26 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %27 = llvm.mlir.constant(5 : i64) : i64
    %28 = llvm.mlir.constant(17 : i64) : i64
    %29 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %30 = llvm.mlir.constant(0 : i32) : i32
    %31 = llvm.mlir.constant(99 : i8) : i8
    %32 = llvm.mlir.constant(97 : i8) : i8
    %33 = llvm.mlir.constant(98 : i8) : i8
    %34 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %35 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %36 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %38 = llvm.mlir.constant(true) : i1
    %39 = llvm.mlir.constant(20 : i32) : i32
    %40 = llvm.mlir.constant(120 : i32) : i32
    %41 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %42 = llvm.mlir.constant(false) : i1
    %43 = llvm.mlir.constant(23 : i32) : i32
    %44 = llvm.mlir.constant(60 : i32) : i32
    %45 = llvm.mlir.constant(17 : i32) : i32
    %46 = llvm.mlir.constant(14 : i32) : i32
    %47 = llvm.mlir.constant(2 : i32) : i32
    %48 = llvm.mlir.constant(27 : i32) : i32
    %49 = llvm.mlir.constant(1000 : i32) : i32
    %50 = llvm.alloca %0 x !llvm.array<21 x i16> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x !llvm.array<21 x i16> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb2(%1 : i32)
  ^bb1:  // pred: ^bb4
    %52 = llvm.call tail @putchar(%6) : (i32) -> i32
    llvm.br ^bb6(%7 : i64)
  ^bb2(%53: i32):  // 2 preds: ^bb0, ^bb4
    %54 = llvm.icmp "ult" %53, %2 : i32
    llvm.cond_br %54, ^bb3, ^bb4(%1 : i32)
  ^bb3:  // pred: ^bb2
    %55 = llvm.zext nneg %53 : i32 to i64
    %56 = llvm.getelementptr inbounds|nuw %3[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %57 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb4(%57 : i32)
  ^bb4(%58: i32):  // 2 preds: ^bb2, ^bb3
    %59 = llvm.call tail @printf(%4, %58) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %60 = llvm.add %53, %0 overflow<nsw> : i32
    %61 = llvm.icmp "eq" %60, %5 : i32
    llvm.cond_br %61, ^bb1, ^bb2(%60 : i32) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb13
    %62 = llvm.call tail @putchar(%6) : (i32) -> i32
    llvm.intr.lifetime.start %50 : !llvm.ptr
    llvm.intr.lifetime.start %51 : !llvm.ptr
    "llvm.intr.memset"(%51, %19, %20) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 42 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb14(%7 : i64)
  ^bb6(%63: i64):  // 2 preds: ^bb1, ^bb13
    %64 = llvm.getelementptr inbounds|nuw %8[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %65 = llvm.load %64 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    llvm.switch %65 : i64, ^bb12 [
      -1000000: ^bb13(%9 : !llvm.ptr),
      0: ^bb7,
      7: ^bb8,
      4096: ^bb9,
      1099511627776: ^bb10,
      65: ^bb11,
      66: ^bb11,
      67: ^bb11,
      68: ^bb11,
      69: ^bb11,
      70: ^bb11
    ]
  ^bb7:  // pred: ^bb6
    llvm.br ^bb13(%14 : !llvm.ptr)
  ^bb8:  // pred: ^bb6
    llvm.br ^bb13(%13 : !llvm.ptr)
  ^bb9:  // pred: ^bb6
    llvm.br ^bb13(%12 : !llvm.ptr)
  ^bb10:  // pred: ^bb6
    llvm.br ^bb13(%11 : !llvm.ptr)
  ^bb11:  // 6 preds: ^bb6, ^bb6, ^bb6, ^bb6, ^bb6, ^bb6
    llvm.br ^bb13(%10 : !llvm.ptr)
  ^bb12:  // pred: ^bb6
    llvm.br ^bb13(%15 : !llvm.ptr)
  ^bb13(%66: !llvm.ptr):  // 7 preds: ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12
    %67 = llvm.call tail @printf(%16, %66) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %68 = llvm.add %63, %17 overflow<nsw, nuw> : i64
    %69 = llvm.icmp "eq" %68, %18 : i64
    llvm.cond_br %69, ^bb5, ^bb6(%68 : i64) {loop_annotation = #loop_annotation}
  ^bb14(%70: i64):  // 2 preds: ^bb5, ^bb14
    %71 = llvm.mul %70, %70 overflow<nsw, nuw> : i64
    %72 = llvm.trunc %71 : i64 to i16
    %73 = llvm.getelementptr inbounds|nuw %50[%70] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    llvm.store %72, %73 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    %74 = llvm.add %70, %17 overflow<nsw, nuw> : i64
    %75 = llvm.icmp "eq" %74, %21 : i64
    llvm.cond_br %75, ^bb39(%17 : i64), ^bb14(%74 : i64) {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb49
    %76 = llvm.call tail @putchar(%6) : (i32) -> i32
    llvm.br ^bb16(%29 : !llvm.ptr)
  ^bb16(%77: !llvm.ptr):  // 2 preds: ^bb15, ^bb18
    %78 = llvm.load %77 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %78 : i8, ^bb22(%30 : i32) [
      97: ^bb17,
      98: ^bb19,
      99: ^bb20(%77 : !llvm.ptr)
    ]
  ^bb17:  // pred: ^bb16
    %79 = llvm.getelementptr inbounds|nuw %77[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.load %79 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %81 = llvm.icmp "eq" %80, %33 : i8
    llvm.cond_br %81, ^bb18, ^bb22(%30 : i32)
  ^bb18:  // 2 preds: ^bb17, ^bb19
    %82 = llvm.getelementptr inbounds|nuw %77[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%82 : !llvm.ptr)
  ^bb19:  // pred: ^bb16
    %83 = llvm.getelementptr inbounds|nuw %77[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %84 = llvm.load %83 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %85 = llvm.icmp "eq" %84, %32 : i8
    llvm.cond_br %85, ^bb18, ^bb22(%30 : i32)
  ^bb20(%86: !llvm.ptr):  // 2 preds: ^bb16, ^bb20
    %87 = llvm.getelementptr inbounds|nuw %86[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.load %87 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %89 = llvm.icmp "eq" %88, %31 : i8
    llvm.cond_br %89, ^bb20(%87 : !llvm.ptr), ^bb21
  ^bb21:  // pred: ^bb20
    %90 = llvm.icmp "eq" %88, %19 : i8
    %91 = llvm.zext %90 : i1 to i32
    llvm.br ^bb22(%91 : i32)
  ^bb22(%92: i32):  // 4 preds: ^bb16, ^bb17, ^bb19, ^bb21
    llvm.br ^bb23(%34 : !llvm.ptr)
  ^bb23(%93: !llvm.ptr):  // 2 preds: ^bb22, ^bb23
    %94 = llvm.getelementptr inbounds|nuw %93[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %95 = llvm.load %94 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %96 = llvm.icmp "eq" %95, %31 : i8
    llvm.cond_br %96, ^bb23(%94 : !llvm.ptr), ^bb24
  ^bb24:  // pred: ^bb23
    %97 = llvm.icmp "eq" %95, %19 : i8
    %98 = llvm.zext %97 : i1 to i32
    llvm.br ^bb25(%35 : !llvm.ptr)
  ^bb25(%99: !llvm.ptr):  // 2 preds: ^bb24, ^bb27
    %100 = llvm.load %99 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %100 : i8, ^bb31(%30 : i32) [
      97: ^bb26,
      98: ^bb28,
      99: ^bb29(%99 : !llvm.ptr)
    ]
  ^bb26:  // pred: ^bb25
    %101 = llvm.getelementptr inbounds|nuw %99[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.load %101 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %103 = llvm.icmp "eq" %102, %33 : i8
    llvm.cond_br %103, ^bb27, ^bb31(%30 : i32)
  ^bb27:  // 2 preds: ^bb26, ^bb28
    %104 = llvm.getelementptr inbounds|nuw %99[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb25(%104 : !llvm.ptr)
  ^bb28:  // pred: ^bb25
    %105 = llvm.getelementptr inbounds|nuw %99[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.load %105 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %107 = llvm.icmp "eq" %106, %32 : i8
    llvm.cond_br %107, ^bb27, ^bb31(%30 : i32)
  ^bb29(%108: !llvm.ptr):  // 2 preds: ^bb25, ^bb29
    %109 = llvm.getelementptr inbounds|nuw %108[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %110 = llvm.load %109 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %111 = llvm.icmp "eq" %110, %31 : i8
    llvm.cond_br %111, ^bb29(%109 : !llvm.ptr), ^bb30
  ^bb30:  // pred: ^bb29
    %112 = llvm.icmp "eq" %110, %19 : i8
    %113 = llvm.zext %112 : i1 to i32
    llvm.br ^bb31(%113 : i32)
  ^bb31(%114: i32):  // 4 preds: ^bb25, ^bb26, ^bb28, ^bb30
    llvm.br ^bb32(%36 : !llvm.ptr)
  ^bb32(%115: !llvm.ptr):  // 2 preds: ^bb31, ^bb34
    %116 = llvm.load %115 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %116 : i8, ^bb38(%30 : i32) [
      97: ^bb33,
      98: ^bb35,
      99: ^bb36(%115 : !llvm.ptr)
    ]
  ^bb33:  // pred: ^bb32
    %117 = llvm.getelementptr inbounds|nuw %115[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %118 = llvm.load %117 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %119 = llvm.icmp "eq" %118, %33 : i8
    llvm.cond_br %119, ^bb34, ^bb38(%30 : i32)
  ^bb34:  // 2 preds: ^bb33, ^bb35
    %120 = llvm.getelementptr inbounds|nuw %115[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb32(%120 : !llvm.ptr)
  ^bb35:  // pred: ^bb32
    %121 = llvm.getelementptr inbounds|nuw %115[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %122 = llvm.load %121 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %123 = llvm.icmp "eq" %122, %32 : i8
    llvm.cond_br %123, ^bb34, ^bb38(%30 : i32)
  ^bb36(%124: !llvm.ptr):  // 2 preds: ^bb32, ^bb36
    %125 = llvm.getelementptr inbounds|nuw %124[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.load %125 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %127 = llvm.icmp "eq" %126, %31 : i8
    llvm.cond_br %127, ^bb36(%125 : !llvm.ptr), ^bb37
  ^bb37:  // pred: ^bb36
    %128 = llvm.icmp "eq" %126, %19 : i8
    %129 = llvm.zext %128 : i1 to i32
    llvm.br ^bb38(%129 : i32)
  ^bb38(%130: i32):  // 4 preds: ^bb32, ^bb33, ^bb35, ^bb37
    %131 = llvm.call tail @printf(%37, %92, %98, %114, %30, %130) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb51(%0, %30 : i32, i32)
  ^bb39(%132: i64):  // 2 preds: ^bb14, ^bb49
    %133 = llvm.trunc %132 : i64 to i32
    %134 = llvm.add %133, %22 : i32
    %135 = llvm.lshr %134, %23 : i32
    %136 = llvm.trunc %132 overflow<nsw, nuw> : i64 to i32
    %137 = llvm.and %136, %22 : i32
    llvm.switch %137 : i32, ^bb48 [
      0: ^bb40(%50, %51, %135 : !llvm.ptr, !llvm.ptr, i32),
      7: ^bb41(%50, %51, %135 : !llvm.ptr, !llvm.ptr, i32),
      6: ^bb42(%50, %51, %135 : !llvm.ptr, !llvm.ptr, i32),
      5: ^bb43(%50, %51, %135 : !llvm.ptr, !llvm.ptr, i32),
      4: ^bb44(%50, %51, %135 : !llvm.ptr, !llvm.ptr, i32),
      3: ^bb45(%50, %51, %135 : !llvm.ptr, !llvm.ptr, i32),
      2: ^bb46(%50, %51, %135 : !llvm.ptr, !llvm.ptr, i32),
      1: ^bb47(%50, %51, %135 : !llvm.ptr, !llvm.ptr, i32)
    ]
  ^bb40(%138: !llvm.ptr, %139: !llvm.ptr, %140: i32):  // 2 preds: ^bb39, ^bb47
    %141 = llvm.getelementptr inbounds|nuw %138[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.load %138 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i16
    %143 = llvm.getelementptr inbounds|nuw %139[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %142, %139 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    llvm.br ^bb41(%141, %143, %140 : !llvm.ptr, !llvm.ptr, i32)
  ^bb41(%144: !llvm.ptr, %145: !llvm.ptr, %146: i32):  // 2 preds: ^bb39, ^bb40
    %147 = llvm.getelementptr inbounds|nuw %144[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %148 = llvm.load %144 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i16
    %149 = llvm.getelementptr inbounds|nuw %145[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %148, %145 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    llvm.br ^bb42(%147, %149, %146 : !llvm.ptr, !llvm.ptr, i32)
  ^bb42(%150: !llvm.ptr, %151: !llvm.ptr, %152: i32):  // 2 preds: ^bb39, ^bb41
    %153 = llvm.getelementptr inbounds|nuw %150[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %154 = llvm.load %150 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i16
    %155 = llvm.getelementptr inbounds|nuw %151[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %154, %151 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    llvm.br ^bb43(%153, %155, %152 : !llvm.ptr, !llvm.ptr, i32)
  ^bb43(%156: !llvm.ptr, %157: !llvm.ptr, %158: i32):  // 2 preds: ^bb39, ^bb42
    %159 = llvm.getelementptr inbounds|nuw %156[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.load %156 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i16
    %161 = llvm.getelementptr inbounds|nuw %157[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %160, %157 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    llvm.br ^bb44(%159, %161, %158 : !llvm.ptr, !llvm.ptr, i32)
  ^bb44(%162: !llvm.ptr, %163: !llvm.ptr, %164: i32):  // 2 preds: ^bb39, ^bb43
    %165 = llvm.getelementptr inbounds|nuw %162[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %166 = llvm.load %162 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i16
    %167 = llvm.getelementptr inbounds|nuw %163[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %166, %163 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    llvm.br ^bb45(%165, %167, %164 : !llvm.ptr, !llvm.ptr, i32)
  ^bb45(%168: !llvm.ptr, %169: !llvm.ptr, %170: i32):  // 2 preds: ^bb39, ^bb44
    %171 = llvm.getelementptr inbounds|nuw %168[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %172 = llvm.load %168 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i16
    %173 = llvm.getelementptr inbounds|nuw %169[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %172, %169 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    llvm.br ^bb46(%171, %173, %170 : !llvm.ptr, !llvm.ptr, i32)
  ^bb46(%174: !llvm.ptr, %175: !llvm.ptr, %176: i32):  // 2 preds: ^bb39, ^bb45
    %177 = llvm.getelementptr inbounds|nuw %174[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %178 = llvm.load %174 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i16
    %179 = llvm.getelementptr inbounds|nuw %175[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %178, %175 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    llvm.br ^bb47(%177, %179, %176 : !llvm.ptr, !llvm.ptr, i32)
  ^bb47(%180: !llvm.ptr, %181: !llvm.ptr, %182: i32):  // 2 preds: ^bb39, ^bb46
    %183 = llvm.getelementptr inbounds|nuw %180[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %184 = llvm.load %180 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i16
    %185 = llvm.getelementptr inbounds|nuw %181[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %184, %181 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    %186 = llvm.add %182, %1 overflow<nsw> : i32
    %187 = llvm.icmp "sgt" %182, %0 : i32
    llvm.cond_br %187, ^bb40(%183, %185, %186 : !llvm.ptr, !llvm.ptr, i32), ^bb49 {loop_annotation = #loop_annotation}
  ^bb48:  // pred: ^bb39
    llvm.unreachable
  ^bb49:  // pred: ^bb47
    %188 = llvm.getelementptr %51[%132] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %189 = llvm.getelementptr %188[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %190 = llvm.load %189 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i16
    %191 = llvm.sext %190 : i16 to i32
    %192 = llvm.trunc %132 overflow<nsw, nuw> : i64 to i32
    %193 = llvm.call tail @printf(%26, %192, %191) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %194 = llvm.add %132, %27 overflow<nsw, nuw> : i64
    %195 = llvm.icmp "ult" %132, %28 : i64
    llvm.cond_br %195, ^bb39(%194 : i64), ^bb15 {loop_annotation = #loop_annotation}
  ^bb50:  // pred: ^bb61
    %196 = llvm.add %198, %0 overflow<nsw, nuw> : i32
    %197 = llvm.icmp "eq" %196, %44 : i32
    llvm.cond_br %197, ^bb62(%46 : i32), ^bb51(%196, %221 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb51(%198: i32, %199: i32):  // 2 preds: ^bb38, ^bb50
    %200 = llvm.mul %198, %198 overflow<nsw, nuw> : i32
    llvm.br ^bb53(%198, %199 : i32, i32)
  ^bb52:  // pred: ^bb60
    %201 = llvm.add %203, %0 overflow<nsw, nuw> : i32
    %202 = llvm.icmp "eq" %201, %44 : i32
    llvm.cond_br %202, ^bb61(%45 : i32), ^bb53(%201, %221 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb53(%203: i32, %204: i32):  // 2 preds: ^bb51, ^bb52
    %205 = llvm.mul %203, %203 overflow<nsw, nuw> : i32
    %206 = llvm.add %205, %200 overflow<nsw, nuw> : i32
    %207 = llvm.add %203, %198 overflow<nsw, nuw> : i32
    llvm.br ^bb54(%203, %204 : i32, i32)
  ^bb54(%208: i32, %209: i32):  // 2 preds: ^bb53, ^bb59
    %210 = llvm.mul %208, %208 overflow<nsw, nuw> : i32
    %211 = llvm.icmp "ugt" %206, %210 : i32
    llvm.cond_br %211, ^bb59(%209 : i32), ^bb55
  ^bb55:  // pred: ^bb54
    %212 = llvm.icmp "ult" %206, %210 : i32
    llvm.cond_br %212, ^bb60(%209, %38, %39 : i32, i1, i32), ^bb56
  ^bb56:  // pred: ^bb55
    %213 = llvm.add %207, %208 overflow<nsw, nuw> : i32
    %214 = llvm.icmp "eq" %213, %40 : i32
    llvm.cond_br %214, ^bb57, ^bb59(%209 : i32)
  ^bb57:  // pred: ^bb56
    %215 = llvm.add %209, %0 overflow<nsw> : i32
    %216 = llvm.icmp "eq" %215, %23 : i32
    llvm.cond_br %216, ^bb58, ^bb59(%215 : i32)
  ^bb58:  // pred: ^bb57
    %217 = llvm.call tail @printf(%41, %198, %203, %208) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb60(%23, %42, %43 : i32, i1, i32)
  ^bb59(%218: i32):  // 3 preds: ^bb54, ^bb56, ^bb57
    %219 = llvm.add %208, %0 overflow<nsw, nuw> : i32
    %220 = llvm.icmp "eq" %219, %44 : i32
    llvm.cond_br %220, ^bb60(%218, %38, %39 : i32, i1, i32), ^bb54(%219, %218 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb60(%221: i32, %222: i1, %223: i32):  // 3 preds: ^bb55, ^bb58, ^bb59
    llvm.cond_br %222, ^bb52, ^bb61(%223 : i32)
  ^bb61(%224: i32):  // 2 preds: ^bb52, ^bb60
    %225 = llvm.icmp "eq" %224, %45 : i32
    llvm.cond_br %225, ^bb50, ^bb62(%224 : i32)
  ^bb62(%226: i32):  // 2 preds: ^bb50, ^bb61
    llvm.switch %226 : i32, ^bb65(%30 : i32) [
      14: ^bb63,
      23: ^bb63
    ]
  ^bb63:  // 2 preds: ^bb62, ^bb62
    %227 = llvm.icmp "sgt" %221, %47 : i32
    llvm.cond_br %227, ^bb64(%48, %30 : i32, i32), ^bb65(%0 : i32)
  ^bb64(%228: i32, %229: i32):  // 2 preds: ^bb63, ^bb64
    %230 = llvm.and %228, %0 : i32
    %231 = llvm.icmp "eq" %230, %30 : i32
    %232 = llvm.mul %228, %23 overflow<nsw> : i32
    %233 = llvm.add %232, %0 overflow<nsw> : i32
    %234 = llvm.ashr exact %228, %0 : i32
    %235 = llvm.select %231, %234, %233 : i1, i32
    %236 = llvm.add %229, %0 overflow<nsw, nuw> : i32
    %237 = llvm.icmp "ult" %229, %49 : i32
    %238 = llvm.icmp "ne" %235, %0 : i32
    %239 = llvm.select %237, %238, %42 : i1, i1
    llvm.cond_br %239, ^bb64(%235, %236 : i32, i32), ^bb65(%236 : i32) {loop_annotation = #loop_annotation}
  ^bb65(%240: i32):  // 3 preds: ^bb62, ^bb63, ^bb64
    llvm.intr.lifetime.end %51 : !llvm.ptr
    llvm.intr.lifetime.end %50 : !llvm.ptr
    llvm.return %240 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
