#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "routine", members = {<#tbaa_type_desc2, 0>, <#tbaa_type_desc1, 8>, <#tbaa_type_desc1, 12>}>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc1, offset = 8>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc1, offset = 12>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @__const.main.program(dense<[0, 1, 0, 6, 3, 7, 4, 0, 2, 2, 0, 1, 1, 4, 6, 3, 5, 4, 4, 7, 8]> : tensor<21xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<21 x i32>
  llvm.mlir.global private unnamed_addr constant @".str"("%d after %d steps\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("(%d) \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("12\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("-7\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("3.25\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("4a\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("5.6.7\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.texts() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<6 x ptr> {
    %0 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.array<6 x ptr>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<6 x ptr> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.array<6 x ptr> 
    %9 = llvm.insertvalue %3, %8[2] : !llvm.array<6 x ptr> 
    %10 = llvm.insertvalue %2, %9[3] : !llvm.array<6 x ptr> 
    %11 = llvm.insertvalue %1, %10[4] : !llvm.array<6 x ptr> 
    %12 = llvm.insertvalue %0, %11[5] : !llvm.array<6 x ptr> 
    llvm.return %12 : !llvm.array<6 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str.10"("%s: %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr constant @interpret.table() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<9 x ptr> {
    %0 = llvm.blockaddress <function = @interpret, tag = <id = 8>> : !llvm.ptr
    %1 = llvm.blockaddress <function = @interpret, tag = <id = 7>> : !llvm.ptr
    %2 = llvm.blockaddress <function = @interpret, tag = <id = 6>> : !llvm.ptr
    %3 = llvm.blockaddress <function = @interpret, tag = <id = 5>> : !llvm.ptr
    %4 = llvm.blockaddress <function = @interpret, tag = <id = 4>> : !llvm.ptr
    %5 = llvm.blockaddress <function = @interpret, tag = <id = 3>> : !llvm.ptr
    %6 = llvm.blockaddress <function = @interpret, tag = <id = 2>> : !llvm.ptr
    %7 = llvm.blockaddress <function = @interpret, tag = <id = 1>> : !llvm.ptr
    %8 = llvm.blockaddress <function = @interpret, tag = <id = 0>> : !llvm.ptr
    %9 = llvm.mlir.undef : !llvm.array<9 x ptr>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.array<9 x ptr> 
    %11 = llvm.insertvalue %7, %10[1] : !llvm.array<9 x ptr> 
    %12 = llvm.insertvalue %6, %11[2] : !llvm.array<9 x ptr> 
    %13 = llvm.insertvalue %5, %12[3] : !llvm.array<9 x ptr> 
    %14 = llvm.insertvalue %4, %13[4] : !llvm.array<9 x ptr> 
    %15 = llvm.insertvalue %3, %14[5] : !llvm.array<9 x ptr> 
    %16 = llvm.insertvalue %2, %15[6] : !llvm.array<9 x ptr> 
    %17 = llvm.insertvalue %1, %16[7] : !llvm.array<9 x ptr> 
    %18 = llvm.insertvalue %0, %17[8] : !llvm.array<9 x ptr> 
    llvm.return %18 : !llvm.array<9 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str.11"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("neither\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("integer\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("bad\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("decimal\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("bad fraction\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @__const.main.program : !llvm.ptr
    %3 = llvm.mlir.addressof @".str" : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %8 = llvm.mlir.constant(6 : i32) : i32
    %9 = llvm.mlir.constant(10 : i32) : i32
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.mlir.addressof @__const.main.texts : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %13 = llvm.mlir.constant(1 : i64) : i64
    %14 = llvm.mlir.constant(6 : i64) : i64
    %15 = llvm.mlir.constant(63 : i32) : i32
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.struct<"struct.routine", (ptr, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"struct.routine", (ptr, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    llvm.store %1, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %19 = llvm.call fastcc @interpret(%2, %16) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %21 = llvm.call tail @printf(%3, %19, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %17 : !llvm.ptr
    "llvm.intr.memset"(%17, %4, %5) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.intr.lifetime.start %18 : !llvm.ptr
    "llvm.intr.memset"(%18, %4, %5) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb2(%1 : i32)
  ^bb1:  // pred: ^bb4
    %22 = llvm.call tail @putchar(%9) : (i32) -> i32
    llvm.br ^bb6(%10 : i64)
  ^bb2(%23: i32):  // 2 preds: ^bb0, ^bb4
    %24 = llvm.call fastcc @next(%17) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.call tail @printf(%6, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %26 = llvm.and %23, %0 : i32
    %27 = llvm.icmp "eq" %26, %1 : i32
    llvm.cond_br %27, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %28 = llvm.call fastcc @next(%18) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.call tail @printf(%7, %28) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %30 = llvm.add %23, %0 overflow<nsw, nuw> : i32
    %31 = llvm.icmp "eq" %30, %8 : i32
    llvm.cond_br %31, ^bb1, ^bb2(%30 : i32) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb6
    %32 = llvm.and %19, %15 : i32
    llvm.intr.lifetime.end %18 : !llvm.ptr
    llvm.intr.lifetime.end %17 : !llvm.ptr
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.return %32 : i32
  ^bb6(%33: i64):  // 2 preds: ^bb1, ^bb6
    %34 = llvm.getelementptr inbounds|nuw %11[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.call fastcc tail @classify(%35) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %37 = llvm.call tail @printf(%12, %35, %36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %38 = llvm.add %33, %13 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %14 : i64
    llvm.cond_br %39, ^bb5, ^bb6(%38 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func internal unnamed_addr fastcc @interpret(%arg0: !llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef}) -> i32 attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.addressof @interpret.table : !llvm.ptr
    %3 = llvm.mlir.constant(-4 : i64) : i64
    %4 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %5 = llvm.mlir.constant(-1 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(-8 : i64) : i64
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.alloca %0 x !llvm.array<32 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %11 = llvm.add %10, %0 overflow<nsw> : i32
    llvm.store %11, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb14(%arg0, %12, %9 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb1:  // pred: ^bb14
    llvm.blocktag <id = 0>
    %13 = llvm.getelementptr inbounds|nuw %77[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %77 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %15 = llvm.getelementptr inbounds|nuw %78[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %14, %78 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %16 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %17 = llvm.add %16, %0 overflow<nsw> : i32
    llvm.store %17, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %77[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%13, %18, %15 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb2(%19: !llvm.ptr, %20: !llvm.ptr, %21: !llvm.ptr):  // 8 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6, ^bb10, ^bb11, ^bb12
    llvm.br ^bb14(%19, %20, %21 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb3:  // pred: ^bb14
    llvm.blocktag <id = 1>
    %22 = llvm.getelementptr inbounds %78[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %24 = llvm.getelementptr inbounds %78[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.load %24 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %26 = llvm.add %25, %23 overflow<nsw> : i32
    llvm.store %26, %24 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %27 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %28 = llvm.add %27, %0 overflow<nsw> : i32
    llvm.store %28, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %77[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%77, %29, %22 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb4:  // pred: ^bb14
    llvm.blocktag <id = 2>
    %30 = llvm.getelementptr inbounds %78[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.load %30 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %32 = llvm.getelementptr inbounds %78[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %33 = llvm.load %32 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %34 = llvm.mul %33, %31 overflow<nsw> : i32
    llvm.store %34, %32 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %35 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %36 = llvm.add %35, %0 overflow<nsw> : i32
    llvm.store %36, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %77[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%77, %37, %30 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb5:  // pred: ^bb14
    llvm.blocktag <id = 3>
    %38 = llvm.getelementptr inbounds %78[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %39, %78 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %78[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %42 = llvm.add %41, %0 overflow<nsw> : i32
    llvm.store %42, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %77[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%77, %43, %40 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb6:  // pred: ^bb14
    llvm.blocktag <id = 4>
    %44 = llvm.getelementptr inbounds %78[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %45 = llvm.load %44 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %46 = llvm.getelementptr inbounds %78[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %47 = llvm.load %46 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %47, %44 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.store %45, %46 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %48 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %49 = llvm.add %48, %0 overflow<nsw> : i32
    llvm.store %49, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %50 = llvm.getelementptr inbounds|nuw %77[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%77, %50, %78 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb7:  // pred: ^bb14
    llvm.blocktag <id = 5>
    %51 = llvm.getelementptr inbounds %78[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.load %51 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %53 = llvm.icmp "eq" %52, %6 : i32
    llvm.cond_br %53, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    %54 = llvm.load %77 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %55 = llvm.sext %54 : i32 to i64
    %56 = llvm.getelementptr inbounds %arg0[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb10(%56 : !llvm.ptr)
  ^bb9:  // pred: ^bb7
    %57 = llvm.getelementptr inbounds|nuw %77[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb10(%57 : !llvm.ptr)
  ^bb10(%58: !llvm.ptr):  // 2 preds: ^bb8, ^bb9
    %59 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %60 = llvm.add %59, %0 overflow<nsw> : i32
    llvm.store %60, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %61 = llvm.getelementptr inbounds|nuw %58[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%58, %61, %51 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb11:  // pred: ^bb14
    llvm.blocktag <id = 6>
    %62 = llvm.getelementptr inbounds %78[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.load %62 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %64 = llvm.add %63, %5 overflow<nsw> : i32
    llvm.store %64, %62 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %65 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %66 = llvm.add %65, %0 overflow<nsw> : i32
    llvm.store %66, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %67 = llvm.getelementptr inbounds|nuw %77[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%77, %67, %78 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb12:  // pred: ^bb14
    llvm.blocktag <id = 7>
    %68 = llvm.getelementptr inbounds %78[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.load %68 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %70 = llvm.call tail @printf(%4, %69) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %71 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %72 = llvm.add %71, %0 overflow<nsw> : i32
    llvm.store %72, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %73 = llvm.getelementptr inbounds|nuw %77[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%77, %73, %78 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb13:  // pred: ^bb14
    llvm.blocktag <id = 8>
    %74 = llvm.getelementptr inbounds %78[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %75 = llvm.load %74 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.return %75 : i32
  ^bb14(%76: !llvm.ptr, %77: !llvm.ptr, %78: !llvm.ptr):  // 2 preds: ^bb0, ^bb2
    %79 = llvm.load %76 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %80 = llvm.sext %79 : i32 to i64
    %81 = llvm.getelementptr inbounds %2[%80] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %82 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    llvm.indirectbr %82 : !llvm.ptr, [
    ^bb1,
    ^bb3,
    ^bb4,
    ^bb5,
    ^bb6,
    ^bb7,
    ^bb11,
    ^bb12,
    ^bb13
    ]
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal unnamed_addr fastcc @next(%arg0: !llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(12 : i64) : i64
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.blockaddress <function = @next, tag = <id = 4>> : !llvm.ptr
    %7 = llvm.blockaddress <function = @next, tag = <id = 3>> : !llvm.ptr
    %8 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.icmp "eq" %8, %0 : !llvm.ptr
    llvm.cond_br %9, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.indirectbr %8 : !llvm.ptr, [
    ^bb5,
    ^bb7
    ]
  ^bb2:  // pred: ^bb0
    %10 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %4, %10 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %11 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.load %11 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    %13 = llvm.icmp "slt" %12, %5 : i32
    llvm.cond_br %13, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    llvm.store %7, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr, !llvm.ptr
    %14 = llvm.mul %12, %12 overflow<nsw> : i32
    llvm.br ^bb8(%14 : i32)
  ^bb5:  // pred: ^bb1
    llvm.blocktag <id = 3>
    %15 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    %17 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 {alignment = 4 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    %19 = llvm.add %18, %16 overflow<nsw> : i32
    llvm.store %19, %17 {alignment = 4 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    %20 = llvm.add %16, %3 overflow<nsw> : i32
    llvm.store %20, %15 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    llvm.store %6, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb1, ^bb6
    llvm.blocktag <id = 4>
    %21 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 {alignment = 4 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    %23 = llvm.sub %4, %22 overflow<nsw> : i32
    llvm.br ^bb8(%23 : i32)
  ^bb8(%24: i32):  // 2 preds: ^bb4, ^bb7
    llvm.return %24 : i32
  }
  llvm.func internal unnamed_addr fastcc @classify(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.blockaddress <function = @classify, tag = <id = 3>> : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %3 = llvm.mlir.constant(-58 : i8) : i8
    %4 = llvm.mlir.constant(-10 : i8) : i8
    %5 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %7 = llvm.blockaddress <function = @classify, tag = <id = 5>> : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %9 = llvm.mlir.constant(45 : i8) : i8
    %10 = llvm.mlir.constant(-48 : i8) : i8
    %11 = llvm.mlir.constant(10 : i8) : i8
    %12 = llvm.blockaddress <function = @classify, tag = <id = 4>> : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %14 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^bb1(%arg0, %0 : !llvm.ptr, !llvm.ptr)
  ^bb1(%15: !llvm.ptr, %16: !llvm.ptr):  // 2 preds: ^bb0, ^bb7
    llvm.indirectbr %16 : !llvm.ptr, [
    ^bb2,
    ^bb3,
    ^bb5
    ]
  ^bb2:  // pred: ^bb1
    llvm.blocktag <id = 3>
    %17 = llvm.load %15 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %18 = llvm.icmp "eq" %17, %9 : i8
    %19 = llvm.add %17, %10 : i8
    %20 = llvm.icmp "ult" %19, %11 : i8
    %21 = llvm.or %18, %20 : i1
    llvm.cond_br %21, ^bb7(%12 : !llvm.ptr), ^bb8(%13 : !llvm.ptr)
  ^bb3:  // pred: ^bb1
    llvm.blocktag <id = 4>
    %22 = llvm.load %15 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %22 : i8, ^bb4 [
      0: ^bb8(%6 : !llvm.ptr),
      46: ^bb7(%7 : !llvm.ptr)
    ]
  ^bb4:  // pred: ^bb3
    %23 = llvm.add %22, %3 : i8
    %24 = llvm.icmp "ult" %23, %4 : i8
    llvm.cond_br %24, ^bb8(%8 : !llvm.ptr), ^bb7(%16 : !llvm.ptr)
  ^bb5:  // pred: ^bb1
    llvm.blocktag <id = 5>
    %25 = llvm.load %15 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %26 = llvm.icmp "eq" %25, %1 : i8
    llvm.cond_br %26, ^bb8(%2 : !llvm.ptr), ^bb6
  ^bb6:  // pred: ^bb5
    %27 = llvm.add %25, %3 : i8
    %28 = llvm.icmp "ult" %27, %4 : i8
    llvm.cond_br %28, ^bb8(%5 : !llvm.ptr), ^bb7(%16 : !llvm.ptr)
  ^bb7(%29: !llvm.ptr):  // 4 preds: ^bb2, ^bb3, ^bb4, ^bb6
    %30 = llvm.getelementptr inbounds|nuw %15[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%30, %29 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation1}
  ^bb8(%31: !llvm.ptr):  // 5 preds: ^bb2, ^bb3, ^bb4, ^bb5, ^bb6
    llvm.return %31 : !llvm.ptr
  }
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
