#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
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
    %8 = llvm.mlir.constant(10 : i32) : i32
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.mlir.addressof @__const.main.texts : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.mlir.constant(6 : i64) : i64
    %14 = llvm.mlir.constant(63 : i32) : i32
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"struct.routine", (ptr, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.struct<"struct.routine", (ptr, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %15 : !llvm.ptr
    llvm.store %1, %15 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %18 = llvm.call fastcc @interpret(%2, %15) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %20 = llvm.call tail @printf(%3, %18, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %16 : !llvm.ptr
    "llvm.intr.memset"(%16, %4, %5) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.intr.lifetime.start %17 : !llvm.ptr
    "llvm.intr.memset"(%17, %4, %5) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %21 = llvm.call fastcc @next(%16) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.call tail @printf(%6, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %23 = llvm.call fastcc @next(%16) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.call tail @printf(%6, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %25 = llvm.call fastcc @next(%17) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.call tail @printf(%7, %25) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %27 = llvm.call fastcc @next(%16) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.call tail @printf(%6, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %29 = llvm.call fastcc @next(%16) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.call tail @printf(%6, %29) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %31 = llvm.call fastcc @next(%17) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.call tail @printf(%7, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %33 = llvm.call fastcc @next(%16) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> i32
    %34 = llvm.call tail @printf(%6, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %35 = llvm.call fastcc @next(%16) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> i32
    %36 = llvm.call tail @printf(%6, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %37 = llvm.call fastcc @next(%17) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> i32
    %38 = llvm.call tail @printf(%7, %37) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %39 = llvm.call tail @putchar(%8) : (i32) -> i32
    llvm.br ^bb2(%9 : i64)
  ^bb1:  // pred: ^bb2
    %40 = llvm.and %18, %14 : i32
    llvm.intr.lifetime.end %17 : !llvm.ptr
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.return %40 : i32
  ^bb2(%41: i64):  // 2 preds: ^bb0, ^bb2
    %42 = llvm.getelementptr inbounds|nuw %10[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %43 = llvm.load %42 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.call fastcc tail @classify(%43) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %45 = llvm.call tail @printf(%11, %43, %44) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %46 = llvm.add %41, %12 overflow<nsw, nuw> : i64
    %47 = llvm.icmp "eq" %46, %13 : i64
    llvm.cond_br %47, ^bb1, ^bb2(%46 : i64) {loop_annotation = #loop_annotation}
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
    %8 = llvm.mlir.poison : vector<2xi32>
    %9 = llvm.mlir.constant(8 : i64) : i64
    %10 = llvm.alloca %0 x !llvm.array<32 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %12 = llvm.add %11, %0 overflow<nsw> : i32
    llvm.store %12, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb14(%arg0, %12, %13, %10 : !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
  ^bb1:  // pred: ^bb14
    llvm.blocktag <id = 0>
    %14 = llvm.getelementptr inbounds|nuw %78[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.load %78 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %16 = llvm.getelementptr inbounds|nuw %79[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %79 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %17 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %18 = llvm.add %17, %0 overflow<nsw> : i32
    llvm.store %18, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %78[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%14, %18, %19, %16 : !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
  ^bb2(%20: !llvm.ptr, %21: i32, %22: !llvm.ptr, %23: !llvm.ptr):  // 8 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6, ^bb10, ^bb11, ^bb12
    llvm.br ^bb14(%20, %21, %22, %23 : !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
  ^bb3:  // pred: ^bb14
    llvm.blocktag <id = 1>
    %24 = llvm.getelementptr inbounds %79[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.load %24 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %26 = llvm.getelementptr inbounds %79[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.load %26 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %28 = llvm.add %27, %25 overflow<nsw> : i32
    llvm.store %28, %26 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %29 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %30 = llvm.add %29, %0 overflow<nsw> : i32
    llvm.store %30, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %78[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%78, %30, %31, %24 : !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
  ^bb4:  // pred: ^bb14
    llvm.blocktag <id = 2>
    %32 = llvm.getelementptr inbounds %79[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %33 = llvm.load %32 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %34 = llvm.getelementptr inbounds %79[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.load %34 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %36 = llvm.mul %35, %33 overflow<nsw> : i32
    llvm.store %36, %34 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %37 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %38 = llvm.add %37, %0 overflow<nsw> : i32
    llvm.store %38, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %78[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%78, %38, %39, %32 : !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
  ^bb5:  // pred: ^bb14
    llvm.blocktag <id = 3>
    %40 = llvm.getelementptr inbounds %79[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.load %40 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %41, %79 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %79[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %44 = llvm.add %43, %0 overflow<nsw> : i32
    llvm.store %44, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %78[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%78, %44, %45, %42 : !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
  ^bb6:  // pred: ^bb14
    llvm.blocktag <id = 4>
    %46 = llvm.getelementptr inbounds %79[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %47 = llvm.load %46 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<2xi32>
    %48 = llvm.shufflevector %47, %8 [1, 0] : vector<2xi32> 
    llvm.store %48, %46 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : vector<2xi32>, !llvm.ptr
    %49 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %50 = llvm.add %49, %0 overflow<nsw> : i32
    llvm.store %50, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %51 = llvm.getelementptr inbounds|nuw %78[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%78, %50, %51, %79 : !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
  ^bb7:  // pred: ^bb14
    llvm.blocktag <id = 5>
    %52 = llvm.getelementptr inbounds %79[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %53 = llvm.load %52 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %54 = llvm.icmp "eq" %53, %6 : i32
    llvm.cond_br %54, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    %55 = llvm.load %78 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %56 = llvm.sext %55 : i32 to i64
    %57 = llvm.getelementptr inbounds %arg0[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb10(%57 : !llvm.ptr)
  ^bb9:  // pred: ^bb7
    %58 = llvm.getelementptr inbounds|nuw %78[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb10(%58 : !llvm.ptr)
  ^bb10(%59: !llvm.ptr):  // 2 preds: ^bb8, ^bb9
    %60 = llvm.add %77, %0 overflow<nsw> : i32
    llvm.store %60, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %61 = llvm.getelementptr inbounds|nuw %59[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%59, %60, %61, %52 : !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
  ^bb11:  // pred: ^bb14
    llvm.blocktag <id = 6>
    %62 = llvm.getelementptr inbounds %79[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.load %62 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %64 = llvm.add %63, %5 overflow<nsw> : i32
    llvm.store %64, %62 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %65 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %66 = llvm.add %65, %0 overflow<nsw> : i32
    llvm.store %66, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %67 = llvm.getelementptr inbounds|nuw %78[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%78, %66, %67, %79 : !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
  ^bb12:  // pred: ^bb14
    llvm.blocktag <id = 7>
    %68 = llvm.getelementptr inbounds %79[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.load %68 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %70 = llvm.call tail @printf(%4, %69) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %71 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %72 = llvm.add %71, %0 overflow<nsw> : i32
    llvm.store %72, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %73 = llvm.getelementptr inbounds|nuw %78[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%78, %72, %73, %79 : !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
  ^bb13:  // pred: ^bb14
    llvm.blocktag <id = 8>
    %74 = llvm.getelementptr inbounds %79[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %75 = llvm.load %74 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.return %75 : i32
  ^bb14(%76: !llvm.ptr, %77: i32, %78: !llvm.ptr, %79: !llvm.ptr):  // 2 preds: ^bb0, ^bb2
    %80 = llvm.load %76 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %81 = llvm.sext %80 : i32 to i64
    %82 = llvm.getelementptr inbounds %2[%81] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %83 = llvm.load %82 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    llvm.indirectbr %83 : !llvm.ptr, [
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
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.blockaddress <function = @next, tag = <id = 4>> : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.blockaddress <function = @next, tag = <id = 3>> : !llvm.ptr
    %8 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.icmp "eq" %8, %0 : !llvm.ptr
    llvm.cond_br %9, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.indirectbr %8 : !llvm.ptr, [
    ^bb3,
    ^bb6
    ]
  ^bb2:  // pred: ^bb0
    %10 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %10 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : i32, !llvm.ptr
    llvm.br ^bb4(%6 : i32)
  ^bb3:  // pred: ^bb1
    llvm.blocktag <id = 3>
    %11 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.load %11 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    %13 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 4 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    %15 = llvm.add %14, %12 overflow<nsw> : i32
    llvm.store %15, %13 {alignment = 4 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    %16 = llvm.add %12, %3 overflow<nsw> : i32
    llvm.store %16, %11 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : i32, !llvm.ptr
    %17 = llvm.icmp "slt" %12, %4 : i32
    llvm.cond_br %17, ^bb4(%16 : i32), ^bb5
  ^bb4(%18: i32):  // 2 preds: ^bb2, ^bb3
    llvm.store %7, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr, !llvm.ptr
    %19 = llvm.mul %18, %18 overflow<nsw> : i32
    llvm.br ^bb7(%19 : i32)
  ^bb5:  // pred: ^bb3
    llvm.store %5, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb1, ^bb5
    llvm.blocktag <id = 4>
    %20 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 {alignment = 4 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    %22 = llvm.sub %6, %21 overflow<nsw> : i32
    llvm.br ^bb7(%22 : i32)
  ^bb7(%23: i32):  // 2 preds: ^bb4, ^bb6
    llvm.return %23 : i32
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
    llvm.br ^bb1(%30, %29 : !llvm.ptr, !llvm.ptr)
  ^bb8(%31: !llvm.ptr):  // 5 preds: ^bb2, ^bb3, ^bb4, ^bb5, ^bb6
    llvm.return %31 : !llvm.ptr
  }
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
